/** Settings of the Node shell, from the environment; checked at start. */
import { z } from 'zod';

/** A setting that cannot be used; stops the start with one line. */
export class SettingError extends Error {}

const A_PORT = 'a port from 0 to 65535';
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, A_PORT)
    .transform(Number)
    .refine((port) => port <= 65_535, A_PORT)
    .default(4321),
  HOST: z.string().min(1, 'an address to listen on').default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }).default('info'),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** public address without a slash at its end */
  readonly siteUrl: string;
  readonly logLevel: LogLevel;
}

/** @throws {SettingError} that names the setting, its value and what is allowed */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue!.path[0]);
    throw new SettingError(`${name}: ${JSON.stringify(environment[name])} is not allowed; give ${issue!.message}`);
  }
  const { PORT, HOST, SITE_URL, LOG_LEVEL } = result.data;
  return { port: PORT, host: HOST, siteUrl: SITE_URL ?? `http://${hostInUrl(HOST)}:${PORT}`, logLevel: LOG_LEVEL };
}

/** IPv6 addresses stand in brackets in a URL. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
