import { expect, test } from 'vitest';
import { hostInUrl, readSettings, SettingError } from '#server/settings.ts';

test('without settings', () => {
  expect(readSettings({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:4321',
    logLevel: 'info',
  });
});

test('with settings', () => {
  expect(
    readSettings({ PORT: '8080', HOST: '::1', SITE_URL: 'https://salnama.example//', LOG_LEVEL: 'silent', TZ: 'x' }),
  ).toMatchObject({ port: 8080, host: '::1', siteUrl: 'https://salnama.example', logLevel: 'silent' });
  expect(readSettings({ HOST: '::1', PORT: '0' }).siteUrl).toBe('http://[::1]:0');
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['mailto:editor@salnama.example', 'editor@salnama.example'],
  ['editor@salnama.example', 'editor@salnama.example'],
  ['https://salnama.example/contact', 'https://salnama.example/contact'],
])('CONTACT=%j is %j', (CONTACT, contact) => expect(readSettings({ CONTACT }).contact).toBe(contact));

test.each([
  ['PORT', 'abc', '0 to 65535'],
  ['PORT', '65536', '0 to 65535'],
  ['PORT', '99999', '0 to 65535'],
  ['PORT', '-1', '0 to 65535'],
  ['PORT', '80.5', '0 to 65535'],
  ['PORT', ' 80', '0 to 65535'],
  ['PORT', '', '0 to 65535'],
  ['HOST', '', 'an address'],
  ['SITE_URL', 'foo', 'http'],
  ['SITE_URL', '', 'http'],
  ['SITE_URL', 'ftp://salnama.example', 'http'],
  ['LOG_LEVEL', 'loud', 'debug, info, warn, error, silent'],
  ['LOG_LEVEL', 'INFO', 'debug, info, warn, error, silent'],
])('%s=%j is refused in one line that names it, its value and what is allowed', (name, value, allowed) => {
  let message = '';
  try {
    readSettings({ [name]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    message = (error as Error).message;
  }
  expect(message).toContain(`${name}: ${JSON.stringify(value)}`);
  expect(message).toContain(allowed);
  expect(message).not.toContain('\n');
});

test('IPv6 addresses are in brackets', () => {
  expect(hostInUrl('::1')).toBe('[::1]');
  expect(hostInUrl('127.0.0.1')).toBe('127.0.0.1');
});
