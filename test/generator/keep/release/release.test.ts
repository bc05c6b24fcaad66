import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unreleased, withRelease } from '#generator/keep/release/changelog.ts';
import { dataLines } from '#generator/keep/release/data-lines.ts';
import { leastStep } from '#generator/keep/release/version.ts';

const CHANGELOG = `# Changelog

## Unreleased

### API and files

- New endpoint.
  It takes a date.
- New file.

### Data

### Site

## 1.0.0 – 2026-01-01

### Site

- First page.
`;

test('a release gives the unreleased lines a section and leaves empty lists', () => {
  const text = withRelease(CHANGELOG, '1.1.0 – 2026-02-01', ['- Data 2026.2.1: 3 moved.']);
  expect(text).toContain(
    '## 1.1.0 – 2026-02-01\n\n### API and files\n\n- New endpoint.\n  It takes a date.\n- New file.\n\n### Data\n\n- Data 2026.2.1: 3 moved.\n',
  );
  expect(unreleased(text, 'API and files')).toEqual([]);
  expect(text.indexOf('## Unreleased')).toBeLessThan(text.indexOf('## 1.1.0'));
  expect(text.indexOf('## 1.1.0')).toBeLessThan(text.indexOf('## 1.0.0'));
  expect(text).toContain('- First page.');
});

test('the list of the data keeps written lines and gains those of the changed data', () => {
  const rows = [
    { kind: 'withdrawn', subject: 'tasua', before: '1968-04-08/1979-11-29', after: '', reason: 'not in the act' },
    { kind: 'moved', subject: 'eid 1447 1', before: '2026-03-20', after: '2026-03-21', reason: 'a sighting' },
    { kind: 'month', subject: '1448-11', before: '2027-04-08', after: '2027-04-08', reason: 'announced' },
  ] as const;
  const text = withRelease(CHANGELOG.replace('### Data\n', '### Data\n\n- A note.\n'), '1.1.0', dataLines(rows));
  expect(text).toContain('- A note.\n- 3 changes of the data,');
  expect(text).toContain('- No longer a day off: tasua, 1968-04-08 to 1979-11-29 (not in the act).');
  expect(text).toContain('- Dhu al-Qadah 1448 begins on 2027-04-08.');
  // Names of months and slugs are no words of the spelling check, which a release must pass.
  const { ignoreRegExpList } = JSON.parse(readFileSync('generator/publish/docs/cspell.json', 'utf8'));
  const ignored = new RegExp(ignoreRegExpList.at(-1).slice(1, -'/gm'.length), 'm');
  for (const line of dataLines(rows).slice(1)) expect(line).toMatch(ignored);
});

test('a second release works on what the first one wrote', () => {
  const first = withRelease(CHANGELOG, '1.1.0 – 2026-02-01', []);
  const second = withRelease(first.replace('### Site\n', '### Site\n\n- New page.\n'), '1.2.0 – 2026-03-01', []);
  expect(second).toMatch(/## 1\.2\.0[\s\S]*- New page\.[\s\S]*## 1\.1\.0[\s\S]*- New file\.[\s\S]*## 1\.0\.0/);
});

test('a release without changes is refused', () => {
  const released = withRelease(CHANGELOG, '1.1.0 – 2026-02-01', []);
  expect(() => withRelease(released, '1.2.0 – 2026-03-01', [])).toThrow(/is empty/);
});

test.each([
  [['data/cities.csv', 'CHANGELOG.md'], 'patch'],
  [['data/cities.csv', 'src/core/hijri.ts'], 'minor'],
])('%j makes at least a %s', (changed, step) => {
  expect(leastStep(changed)).toBe(step);
});
