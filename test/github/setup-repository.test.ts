/** A new repository is set up, against a stand-in for `gh` that refuses as GitHub does. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setupRepository } from '#generator/keep/setup-repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Hosted, host } from './hosted.ts';

const folder = temporaryFolder();
const printed: string[] = [];
let github: Hosted;
let checkout: string;

beforeAll(() => {
  for (const way of ['log', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((line) => printed.push(String(line)));
  }
  const source = join(folder, 'source');
  mkdirSync(join(source, '.github'), { recursive: true });
  // The release is one commit with a tag.
  const release = 'git commit --quiet --allow-empty --message Release && git tag --annotate v0.1.0 --message Release';
  writeFileSync(join(source, 'package.json'), '{"scripts":{"keep":"sh keep.sh"}}');
  writeFileSync(join(source, 'keep.sh'), release);
  writeFileSync(join(source, '.github/main-ruleset.json'), '{"name":"main"}');
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...parameters], { cwd: source });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  github = host(folder, source);
  checkout = github.checkout('checkout');
});
afterAll(() => void vi.restoreAllMocks());

const setup = (...given: string[]): number => {
  printed.length = 0;
  return setupRepository(checkout, given, github.programs(checkout));
};

test('the plan changes nothing; then each step is done, a failed one stops no other, and all can be done again', () => {
  expect(setup('--site-url', 'https://calendar.example.org', '--keepers', '@ali @sara')).toBe(0);
  expect(printed.join('\n')).toContain('gh variable set SITE_URL --body https://calendar.example.org');
  expect(printed.join('\n')).toContain("gh variable set KEEPERS --body '@ali @sara'");
  expect(printed.join('\n')).toContain('git push --atomic');
  expect(github.state()).toMatchObject({ settings: {}, variables: {} });
  expect(setup('--all')).toBe(2);
  expect(setup('--site-url', 'https://example.org/calendar')).toBe(2);

  github.change((state) => Object.assign(state, { isAdministrator: false, mayOpenPulls: false }));
  expect(setup('--apply', '--site-url', 'https://calendar.example.org')).toBe(1);
  expect(printed.filter((line) => line.includes('HTTP 403'))).toHaveLength(5);
  expect(github.state().variables).toEqual({ SITE_URL: 'https://calendar.example.org' });
  expect(github.git(github.remote, 'tag', '--list')).toBe('v0.1.0');

  github.change((state) => Object.assign(state, { isAdministrator: true }));
  expect(setup('--apply')).toBe(0);
  expect(printed.join('\n')).not.toContain('the first release');
  expect(setup('--apply')).toBe(0);
  expect(github.state()).toMatchObject({ mayOpenPulls: true, labels: expect.arrayContaining(['data']) });
});
