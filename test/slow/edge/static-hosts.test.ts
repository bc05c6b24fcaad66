/** The configurations of hosts that cannot be run here: what they point to is there, and headers are the ones of the servers. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { STATIC_HEADER_RULES } from '#server/policy/static-headers.ts';
import { ROOT } from './site.ts';

const SAMPLE: Readonly<Record<string, string>> = { year: '1404', month: '1', month_sh: '1', country_code: 'IR' };
const fileOf = (target: string) =>
  join(
    inject('smallSite'),
    'dist',
    target.replace(/:(\w+)/g, (_, name) => SAMPLE[name] ?? `no sample of ${name}`),
  );

const isOfSchemas = ({ source }: { readonly source: string }): boolean => source.startsWith('/api/schemas/');

interface VercelConfiguration {
  readonly rewrites: { source: string; has?: { key: string; value: string }[]; destination: string }[];
  readonly headers: { source: string; headers: { key: string; value: string }[] }[];
}

describe('Vercel', () => {
  const { rewrites, headers } = JSON.parse(
    readFileSync(join(ROOT, 'deploy/vercel/vercel.json'), 'utf8'),
  ) as VercelConfiguration;

  test.each(rewrites)('$source is $destination', ({ has = [], destination }) => {
    expect(existsSync(fileOf(destination))).toBe(true);
    for (const { value } of has) {
      const [, name, pattern] = /^\(\?<(\w+)>(.+)\)$/.exec(value)!;
      expect(SAMPLE[name!]).toMatch(new RegExp(`^(${pattern})$`));
      expect(destination).toContain(`:${name}`);
    }
  });

  test('headers', () => {
    const [schemas, ...others] = headers.toSorted((a, b) => Number(isOfSchemas(b)) - Number(isOfSchemas(a)));
    expect(schemas).toEqual({
      source: '/api/schemas/(.*).json',
      headers: [{ key: 'Content-Type', value: 'application/schema+json' }],
    });
    expect(others).toEqual(
      STATIC_HEADER_RULES.map(({ prefix, suffix, headers: own }) => ({
        // Vercel joins the headers of all rules that fit, so that of the pages leaves the special ones out.
        source:
          prefix + suffix === '/'
            ? '/((?!api/|downloads/|feeds/|\\.well-known/|_astro/|widget\\.js|.*\\.ics).*)'
            : `${prefix}(.*)${suffix}`,
        headers: Object.entries(own).map(([key, value]) => ({ key, value })),
      })),
    );
  });
});

describe('Netlify', () => {
  const active = readFileSync(join(ROOT, 'deploy/netlify/netlify.toml'), 'utf8').replace(/^#.*$/gm, '');
  const targets = [...active.matchAll(/^to = "([^"]+)"$/gm)].map(([, target]) => target!);

  test('there are rules', () => expect(targets).toHaveLength(9));
  test.each(targets)('%s is there', (target) => expect(existsSync(fileOf(target))).toBe(true));
});
