/** The whole site: every city has its pages, and the site is within the limits of all hosts. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { tables } from '#tables/index.ts';

/** Cloudflare's limits of a site with static assets. */
const MAX_FILES = 20_000;
const MAX_BYTES = 25 * 1024 * 1024;
/** Megabytes of the whole site. */
const MAX_MEGABYTES = 510;

const dist: string = inject('dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

test('there are fewer than 20,000 files, of at most 25 MiB', () => {
  expect(files.length).toBeGreaterThan(10_000);
  expect(files.length).toBeLessThan(MAX_FILES);
  expect(files.filter((file) => statSync(file).size > MAX_BYTES)).toEqual([]);
});

test(`it takes at most ${MAX_MEGABYTES} MB`, () => {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes / 1e6).toBeLessThanOrEqual(MAX_MEGABYTES);
});

test('the package is there', () => expect(statSync(join(dist, 'downloads/salnama.tgz')).size).toBeGreaterThan(300_000));

test('every city has its pages in both languages, those of Nowruz outside Iran only', () => {
  for (const { slug, country } of tables.places.cities) {
    for (const language of ['', 'en/']) {
      const path = `${dist}/${language}prayer-times/${slug}.html`;
      expect(readFileSync(path, 'utf8'), path).toContain(`&quot;slug&quot;:&quot;${slug}&quot;`);
      expect(existsSync(`${dist}/${language}nowruz/${slug}.html`), slug).toBe(country !== 'IR');
    }
  }
});
