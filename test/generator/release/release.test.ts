import { expect, test } from 'vitest';
import { unreleased, withRelease } from '#generator/release/changelog.ts';
import { leastStep } from '#generator/release/version.ts';

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

test('a second release works on what the first one wrote', () => {
  const first = withRelease(CHANGELOG, '1.1.0 – 2026-02-01', []);
  const second = withRelease(first.replace('### Site\n', '### Site\n\n- New page.\n'), '1.2.0 – 2026-03-01', []);
  expect(second).toMatch(/## 1\.2\.0[\s\S]*- New page\.[\s\S]*## 1\.1\.0[\s\S]*- New file\.[\s\S]*## 1\.0\.0/);
});

test('a release without changes is refused', () => {
  const released = withRelease(CHANGELOG, '1.1.0 – 2026-02-01', []);
  expect(() => withRelease(released, '1.2.0 – 2026-03-01', [])).toThrow(/Unreleased is empty/);
});

test.each([
  [['data/cities.csv', 'src/tables/places.json', 'CHANGELOG.md'], 'patch'],
  [['data/cities.csv', 'src/core/hijri.ts'], 'minor'],
])('%j makes at least a %s', (changed, step) => {
  expect(leastStep(changed)).toBe(step);
});
