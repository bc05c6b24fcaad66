/** Settings of the Node shell, from the environment; checked at start. */
import { z } from 'zod';

/** A setting that cannot be used; stops the start with one line. */
export class SettingError extends Error {}

const WORKERS_ALLOWED = 'a whole number from 1 to 256, or auto for one process a core';
const A_PORT = 'a port from 0 to 65535';
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const port = z
  .string()
  .regex(/^\d{1,5}$/, A_PORT)
  .transform(Number)
  .refine((value) => value <= 65_535, A_PORT);

function wholeNumber(most: number) {
  const allowed = `a whole number from 0 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, allowed)
    .transform(Number)
    .refine((value) => value <= most, allowed);
}

/** A household or an office is several clients. */
const ADDRESS_ALLOWANCES = 5;

const Environment = z.object({
  PORT: port.default(4321),
  HOST: z.string().min(1, 'an address to listen on').default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  DAILY_ALLOWANCE: wholeNumber(1_000_000_000).default(10_000),
  ADDRESS_ALLOWANCE: wholeNumber(1_000_000_000).optional(),
  RATE_PER_SECOND: wholeNumber(1_000_000).default(200),
  CONNECTIONS_PER_ADDRESS: wholeNumber(100_000).default(100),
  BLOCKLIST: z.string().min(1, 'the path of a file').optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'an address like redis://host:6379' }).optional(),
  TRUSTED_HOPS: wholeNumber(16).default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1, 'an address to listen on').default('127.0.0.1'),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]|[1-9]\d|1\d\d|2[0-4]\d|25[0-6])$/, WORKERS_ALLOWED)
    .transform((value) => (value === 'auto' ? value : Number(value)))
    .default(1),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }).default('info'),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** public address without a slash at its end */
  readonly siteUrl: string;
  /** answers of the function per client and day in Tehran; 0 = no limit */
  readonly dailyAllowance: number;
  /** answers of the function per address and day, whatever the address says of itself; 0 = no limit */
  readonly addressAllowance: number;
  /** requests of one address a second; 0 = no limit */
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
  /** processes that share the port */
  readonly workers: number | 'auto';
  readonly logLevel: LogLevel;
}

/** @throws {SettingError} that names the setting, its value and what is allowed */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue!.path[0]);
    const value = JSON.stringify(withoutSecret(environment[name] ?? ''));
    throw new SettingError(`${name}: ${value} is not allowed; give ${issue!.message}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL ?? `http://${hostInUrl(data.HOST)}:${data.PORT}`,
    dailyAllowance: data.DAILY_ALLOWANCE,
    addressAllowance: data.ADDRESS_ALLOWANCE ?? data.DAILY_ALLOWANCE * ADDRESS_ALLOWANCES,
    ratePerSecond: data.RATE_PER_SECOND,
    connectionsPerAddress: data.TRUSTED_HOPS > 0 ? 0 : data.CONNECTIONS_PER_ADDRESS,
    blocklist: data.BLOCKLIST,
    redisUrl: data.REDIS_URL,
    trustedHops: data.TRUSTED_HOPS,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    workers: data.WORKERS,
    logLevel: data.LOG_LEVEL,
  };
}

/** An address may hold a user's name and password before its @. */
const withoutSecret = (value: string): string => value.replace(/^.*@/s, '…@');

/** IPv6 addresses stand in brackets in a URL. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
