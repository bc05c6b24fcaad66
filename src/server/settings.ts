/** Settings from the environment, checked at start. */

/** A setting that cannot be used; stops the start with one line. */
export class SettingError extends Error {}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Allowances of one address: a household or an office has several clients. */
const ADDRESS_ALLOWANCES = 5;

/** Values that a setting allows. Without zod, which would be half of the edge worker. */
interface Kind<T> {
  /** in words, after "give" */
  readonly allowed: string;
  /** undefined: not allowed */
  read(text: string): T | undefined;
}

const wholeNumber = (max: number): Kind<number> => ({
  allowed: `a whole number from 0 to ${max}`,
  read: (text) => (/^\d{1,10}$/.test(text) && Number(text) <= max ? Number(text) : undefined),
});

const port: Kind<number> = {
  allowed: 'a port from 0 to 65535',
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
};

const someText = (allowed: string): Kind<string> => ({ allowed, read: (text) => text || undefined });

/** @param scheme with which the address begins, colon and slashes included */
const url = (scheme: RegExp, allowed: string): Kind<string> => ({
  allowed,
  read: (text) => (scheme.test(text) && URL.canParse(text) ? text : undefined),
});

const contact: Kind<string> = {
  allowed: 'a mail address or an http or https address',
  read: (text) =>
    /^(?:https?:\/\/|(?:mailto:)?[^\s@]+@)[^\s@]+$/i.test(text) ? text.replace(/^mailto:/i, '') : undefined,
};

const logLevel: Kind<LogLevel> = {
  allowed: `one of ${logLevels.join(', ')}`,
  read: (text) => logLevels.find((level) => level === text),
};

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** public address without a slash at its end */
  readonly siteUrl: string;
  /** whom refused clients may write to: a mail address or a URL; undefined: what the build was told */
  readonly contact: string | undefined;
  /** answers of the function per client and day in Tehran; 0 = no limit */
  readonly dailyAllowance: number;
  /** answers of the function per address and day, whatever the address says of itself; 0 = no limit */
  readonly addressAllowance: number;
  /** requests of one address a second; 0 = no limit, of its processor time neither */
  readonly ratePerSecond: number;
  /** open connections of one address; 0 = no limit. Behind a trusted proxy, all come from the proxy */
  readonly connectionsPerAddress: number;
  /** path of the file of blocked clients */
  readonly blocklist: string | undefined;
  /** address of the store, Redis or Valkey, through which several processes share the count */
  readonly redisUrl: string | undefined;
  /** proxies before this server whose entries in X-Forwarded-For are believed */
  readonly trustedHops: number;
  /** where /metrics is served: keep it closed to the public */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly logLevel: LogLevel;
}

/** @throws {SettingError} that names the setting, its value and what is allowed */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  function setting<T, Absent>(name: string, { allowed, read }: Kind<T>, absent: Absent): T | Absent {
    const text = environment[name];
    if (text === undefined) return absent;
    const value = read(text);
    if (value !== undefined) return value;
    throw new SettingError(`${name}: ${JSON.stringify(withoutSecret(text))} is not allowed; give ${allowed}`);
  }

  const ownPort = setting('PORT', port, 4321);
  const host = setting('HOST', someText('an address to listen on'), '127.0.0.1');
  const siteUrl = setting('SITE_URL', url(/^https?:\/\//i, 'an http or https address'), undefined);
  const dailyAllowance = setting('DAILY_ALLOWANCE', wholeNumber(1_000_000_000), 10_000);
  const trustedHops = setting('TRUSTED_HOPS', wholeNumber(16), 0);
  const connections = setting('CONNECTIONS_PER_ADDRESS', wholeNumber(100_000), 100);
  return {
    port: ownPort,
    host,
    siteUrl: siteUrl?.replace(/\/+$/, '') ?? `http://${hostInUrl(host)}:${ownPort}`,
    contact: environment.CONTACT ? setting('CONTACT', contact, undefined) : undefined,
    dailyAllowance,
    addressAllowance: setting('ADDRESS_ALLOWANCE', wholeNumber(1_000_000_000), dailyAllowance * ADDRESS_ALLOWANCES),
    ratePerSecond: setting('RATE_PER_SECOND', wholeNumber(1_000_000), 200),
    connectionsPerAddress: trustedHops > 0 ? 0 : connections,
    blocklist: setting('BLOCKLIST', someText('the path of a file'), undefined),
    redisUrl: setting('REDIS_URL', url(/^rediss?:\/\//i, 'an address like redis://host:6379'), undefined),
    trustedHops,
    metricsPort: setting('METRICS_PORT', port, undefined),
    metricsHost: setting('METRICS_HOST', someText('an address to listen on'), '127.0.0.1'),
    logLevel: setting('LOG_LEVEL', logLevel, 'info'),
  };
}

/** An address may hold a user's name and password before its @. */
const withoutSecret = (value: string): string => value.replace(/^.*@/s, '…@');

/** IPv6 addresses stand in brackets in a URL. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
