/** Addresses of days and files that the service does not have name what it has. */
import { expect, test } from 'vitest';
import { filled, namesIn } from '#api/base/paths.ts';
import { notFound } from '#api/handler.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { ask } from '../support/service.ts';

const yearFamilies = FILE_PATHS.filter(
  ({ path }) => namesIn(path).some((name) => name.startsWith('year')) && !path.includes('slug'),
);

test.each(yearFamilies.map((family) => [family.path, family] as const))(
  '%s of a year without a file names the years',
  (path, { parameters }) => {
    const name = namesIn(path).find((one) => one.startsWith('year'))!;
    const values = Object.fromEntries(namesIn(path).map((one) => [one, one === name ? 9999 : 1]));
    const { status, body } = notFound(filled(path, values));
    expect(status).toBe(404);
    expect(JSON.parse(String(body)).error).toBe(
      `no such file; ${name}: "9999" is not allowed; give ${parameters[name]!.allowed}`,
    );
  },
);

test('a day before the holidays are known names the addresses that have it', () => {
  for (const [path, query] of [
    ['/day', 'date=1304-01-11'],
    ['/explain', 'date=1304-01-11'],
    ['/day', 'date=1925-03-31'],
    ['/workdays', 'from=1304-01-11&add=3'],
  ] as const) {
    const { status, body } = ask(path, query);
    expect(status).toBe(422);
    const addresses = [...(JSON.parse(String(body)).error as string).matchAll(/\/api(\/\w+)\?([^,\s]+)/g)];
    expect(addresses.map(([, endpoint]) => endpoint)).toEqual(['/convert', '/calendar']);
    for (const [, endpoint, of] of addresses) {
      const answer = ask(endpoint!, of!);
      expect(answer.status).toBe(200);
      expect(String(answer.body)).toContain('1304');
    }
  }
  const { body } = ask('/day', 'date=0500-01-01');
  expect(String(body)).toContain('its other dates are at /api/convert?from=sh&year=500&month=1&day=1');
});

test('a Gregorian year or an older Islamic year names the address that has it', () => {
  const errorOf = (text: string) => (JSON.parse(text) as { error: string }).error;
  for (const [path, query, address] of [
    ['/calendar', 'year=2026&month=2', '/range?from=2026-02-01&to=2026-02-28'],
    ['/events', 'year=2026&month=11', '/range?from=2026-11-01&to=2026-11-30'],
    ['/nowruz', 'year_sh=2027&tz=Asia/Tehran', '/nowruz?year_sh=1406&tz=Asia/Tehran'],
  ] as const) {
    expect(errorOf(ask(path, query).body)).toMatch(new RegExp(`/api${address.replaceAll('?', '\\?')}$`));
    const [endpoint, of] = address.split('?') as [string, string];
    expect(ask(endpoint, of).status).toBe(200);
  }
  expect(errorOf(notFound('/api/hijri/1260.json').body)).toContain('/api/convert?from=hijri&year=1260&month=1&day=1');
  expect(errorOf(notFound('/api/workdays/2027.json').body)).toContain('Persian 1405 to 20 March, then 1406');
});

test('the address of a file without its ending names the file', () => {
  const errorOf = (path: string) => (JSON.parse(notFound(path).body) as { error: string }).error;
  expect(errorOf('/api/holidays/1405')).toBe('no such file; did you mean /api/holidays/1405.json?');
  expect(errorOf('/api/calendar/1405/9')).toBe('no such file; did you mean /api/calendar/1405/9.json?');
  expect(errorOf('/api/holidays/2026')).toContain('its days are at /api/holidays/gregorian/2026.json');
  expect(errorOf('/api/holiday')).toContain('did you mean /api/holidays?');
});
