/** The files for operators, validated by the programs that read them. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const UNIT = 'deploy/systemd/salnama.service';
const SITE = 'https://calendar.example.org';

describe('compose.yaml', () => {
  const config = (environment: Readonly<Record<string, string>>): string =>
    execFileSync('docker-compose', ['--file', 'compose.yaml', 'config'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...environment },
      stdio: 'pipe',
    });

  test('is valid, and passes the settings on', () => {
    const text = config({ SITE_URL: SITE, CONTACT: 'editor@example.org' });
    expect(text).toContain(`SITE_URL: ${SITE}`);
    expect(text.match(/CONTACT: editor@example\.org/g)).toHaveLength(2);
    for (const service of ['server', 'redis', 'caddy']) expect(text).toMatch(new RegExp(`^  ${service}:$`, 'm'));
  });

  test('says what is missing without SITE_URL', () =>
    expect(() => config({})).toThrow(/set SITE_URL to the public address/));
});

describe('the systemd unit', () => {
  test.each([UNIT, 'deploy/systemd/salnama-update.service', 'deploy/systemd/salnama-update.timer'])(
    '%s is valid',
    (unit) => {
      expect(() => execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' })).not.toThrow();
    },
  );

  test('a misspelt unit is not', () => {
    const path = `${temporaryFolder(onTestFinished)}/salnama.service`;
    writeFileSync(path, readFileSync(UNIT, 'utf8').replace('ExecStart=/usr/bin/env', 'ExecStart=/nowhere/env'));
    expect(() => execFileSync('systemd-analyze', ['verify', path], { stdio: 'pipe' })).toThrow(/nowhere/);
  });
});
