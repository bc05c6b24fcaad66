/** Reads and checks the settings from the environment at start. */

import { nearest } from '#understand/near.ts';

/** An invalid or unusable setting. The server prints its message as one line and exits. */
export class SettingError extends Error {}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Default limit of an address, in daily allowances: a household or an office has several clients. */
const ADDRESS_ALLOWANCES = 5;

/** Parser of a setting. It does not use zod, which would be half of the edge worker. */
interface SettingParser<T> {
  /** allowed values in words, after "give" */
  readonly allowed: string;
  /** @returns undefined if the value is not allowed */
  read(text: string): T | undefined;
}

const wholeNumber = (max: number): SettingParser<number> => ({
  allowed: `a whole number from 0 to ${max}`,
  read: (text) => (/^\d{1,10}$/.test(text) && Number(text) <= max ? Number(text) : undefined),
});

const port: SettingParser<number> = { ...wholeNumber(65_535), allowed: 'a port from 0 to 65535' };

const someText = (allowed: string): SettingParser<string> => ({ allowed, read: (text) => text || undefined });

/** @param form pattern of the whole address, or of its beginning. @returns parser of addresses, without a slash at their end */
const url = (form: RegExp, allowed: string): SettingParser<string> => ({
  allowed,
  read: (text) => (form.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined),
});

const contact: SettingParser<string> = {
  allowed: 'a mail address or an http or https address',
  read: (text) =>
    /^(?:https?:\/\/|(?:mailto:)?[^\s@]+@)[^\s@]+$/i.test(text) ? text.replace(/^mailto:/i, '') : undefined,
};

const logLevel: SettingParser<LogLevel> = {
  allowed: `one of ${logLevels.join(', ')}`,
  read: (text) => logLevels.find((level) => level === text),
};

export type Settings = ReturnType<typeof readSettings>;

/** @throws {SettingError} if a setting is invalid; names the setting, its value and the allowed values */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  function setting<T, Absent>(name: string, { allowed, read }: SettingParser<T>, absent: Absent): T | Absent {
    const text = environment[name];
    if (text === undefined) return absent;
    const value = read(text);
    if (value !== undefined) return value;
    throw new SettingError(`${name}: ${JSON.stringify(withoutSecret(text))} is not allowed; give ${allowed}`);
  }

  const ownPort = setting('PORT', port, 4321);
  const host = setting('HOST', someText('an address to listen on'), '127.0.0.1');
  // The site's links begin at the root of its host.
  const origin = url(/^https?:\/\/[^/?#@]+\/*$/i, 'an http or https address without a path');
  const siteUrl = setting('SITE_URL', origin, undefined);
  const dailyAllowance = setting('DAILY_ALLOWANCE', wholeNumber(1_000_000_000), 10_000);
  return {
    port: ownPort,
    host,
    /** public address without a slash at its end */
    siteUrl: siteUrl ?? `http://${hostInUrl(host)}:${ownPort}`,
    /** contact that refusals name, a mail address or a URL; undefined: the contact set at the build */
    contact: environment.CONTACT ? setting('CONTACT', contact, undefined) : undefined,
    /** API answers per client and day in Tehran; 0 = no limit */
    dailyAllowance,
    /** API answers per address and day, for all site and app names together; 0 = no limit */
    addressAllowance: setting('ADDRESS_ALLOWANCE', wholeNumber(1_000_000_000), dailyAllowance * ADDRESS_ALLOWANCES),
    /** requests of one address per second; 0 = no limit on requests or on the time for answers */
    ratePerSecond: setting('RATE_PER_SECOND', wholeNumber(1_000_000), 200),
    /** path of the file of blocked clients */
    blocklist: setting('BLOCKLIST', someText('the path of a file'), undefined),
    /** URL of the Redis or Valkey store with the shared counts of several processes */
    redisUrl: setting('REDIS_URL', url(/^rediss?:\/\//i, 'an address like redis://host:6379'), undefined),
    /** number of proxies before this server whose X-Forwarded-For entries are trusted */
    trustedHops: setting('TRUSTED_HOPS', wholeNumber(16), 0),
    /** port of /metrics; it must not be public */
    metricsPort: setting('METRICS_PORT', port, undefined),
    metricsHost: setting('METRICS_HOST', someText('an address to listen on'), '127.0.0.1'),
    logLevel: setting('LOG_LEVEL', logLevel, 'info' as LogLevel),
  };
}

/** Settings of this server, as the docs list them. */
const NAMES = [
  ...['PORT', 'HOST', 'SITE_URL', 'CONTACT', 'DAILY_ALLOWANCE', 'ADDRESS_ALLOWANCE', 'RATE_PER_SECOND', 'BLOCKLIST'],
  ...['REDIS_URL', 'TRUSTED_HOPS', 'METRICS_PORT', 'METRICS_HOST', 'LOG_LEVEL'],
];
/** A shorter name may be one of another program: PATH differs from PORT by two letters. */
const MIN_LETTERS_OF_A_TYPO = 7;

/** Names in the environment that are probably misspelt settings, with the settings that were meant. */
export const misspeltSettings = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.keys(environment)
    .filter((name) => name.length >= MIN_LETTERS_OF_A_TYPO && !NAMES.includes(name))
    .map((given) => ({ given, meant: nearest(given, NAMES) }))
    .filter(({ meant }) => meant !== undefined);

/** Hides the part of a URL before the @, which may contain a user name and a password. */
const withoutSecret = (value: string): string => value.replace(/^.*@/s, '…@');

/** Host as written in a URL: IPv6 addresses are in brackets. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
