/** Metadata for search engines, link previews and home screens. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { addressOf, fileOf } from '#generator/site/page-files.ts';
import { PICTURE_SIZE } from '#site/frame/head.build.ts';
import { token } from '#site/frame/tokens.build.ts';
import { pagePath } from '#site/kit/language.ts';

const dist: string = inject('dist');
const SITE = 'https://salnama.example';
const read = (path: string): string => readFileSync(dist + path, 'utf8');

const pages = globSync('**/*.html', { cwd: dist }).map(addressOf);
const headOf = (path: string): string => read(fileOf(path)).split('</head>')[0]!;
const attribute = (head: string, pattern: RegExp): string[] => [...head.matchAll(pattern)].map(([, value]) => value!);
const listed = attribute(
  globSync('sitemap/*.xml', { cwd: dist })
    .map((file) => read(`/${file}`))
    .join(''),
  /<loc>https:\/\/salnama\.example([^<]+)<\/loc>/g,
);

test('the sitemaps hold every page that is the first address of its content, and no other', () => {
  const expected = pages.filter((path) => headOf(path).includes(`<link rel="canonical" href="${SITE}${path}">`));
  expect(expected.length).toBeGreaterThan(500);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test('every page names only pages that exist, and each names it in return', () => {
  const alternatesOf = (head: string) => attribute(head, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g);
  const odd = pages.flatMap((path) => {
    const head = headOf(path);
    const canonicals = attribute(head, /<link rel="canonical" href="([^"]+)"/g);
    const alternates = alternatesOf(head);
    const isMutual = (address: string) =>
      existsSync(dist + fileOf(address.slice(SITE.length))) &&
      alternatesOf(headOf(address.slice(SITE.length))).join() === alternates.join();
    return [...canonicals, ...alternates]
      .filter((address) => !isMutual(address))
      .map((address) => `${path} names ${address}`);
  });
  expect(odd).toEqual([]);
});

test('pages that are no content are left out and say so', () => {
  for (const path of ['/404.html', '/en/404.html', '/offline', '/en/offline']) {
    expect(headOf(path)).toContain('<meta name="robots" content="noindex">');
    expect(headOf(path)).not.toContain('rel="canonical"');
    expect(listed).not.toContain(path);
  }
});

test('the index names every sitemap, robots.txt the index', () => {
  const parts = attribute(read('/sitemap.xml'), /<loc>https:\/\/salnama\.example([^<]+)<\/loc>/g);
  expect(parts.toSorted()).toEqual(
    globSync('sitemap/*.xml', { cwd: dist })
      .map((file) => `/${file}`)
      .toSorted(),
  );
  expect(read('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
});

describe.each(['/', '/en', '/calendar/1405/8', '/en/docs', '/accuracy', '/widget', '/en/holidays/1405'])(
  '%s',
  (path) => {
    const head = headOf(path);

    test('names itself in both languages, and both are there', () => {
      const alternates = [
        ...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https:\/\/salnama\.example([^"]+)"/g),
      ];
      const byLanguage: Record<string, string> = Object.fromEntries(
        alternates.map(([, language, address]) => [language, address]),
      );
      expect(Object.keys(byLanguage)).toEqual(['fa', 'en', 'x-default']);
      expect(byLanguage.en).toBe(pagePath('en', byLanguage.fa!));
      expect([byLanguage.fa, byLanguage.en]).toContain(path);
      for (const address of Object.values(byLanguage)) expect(existsSync(dist + fileOf(address))).toBe(true);
    });

    test('has a picture', () => {
      const [image] = attribute(head, /<meta property="og:image" content="https:\/\/salnama\.example([^"]+)"/g);
      const bytes = readFileSync(dist + image);
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
    });
  },
);

test.each([
  ['/', '/og/home-fa.png'],
  ['/calendar/1405/9', '/og/calendar/1405/9-fa.png'],
  ['/en/holidays/1405', '/og/holidays/1405-en.png'],
  ['/occasions/yalda-night', '/og/occasions/yalda-night-fa.png'],
  ['/en/prayer-times/shiraz', '/og/prayer-times/shiraz-en.png'],
  // Pages without a picture of their own show that of the page above.
  ['/nowruz/london', '/og/nowruz-fa.png'],
  ['/holidays/1350', '/og/holidays-fa.png'],
])('%s has the picture %s', (path, image) => {
  expect(attribute(headOf(path), /<meta property="og:image" content="https:\/\/salnama\.example([^"]+)"/g)).toEqual([
    image,
  ]);
  expect(existsSync(dist + image)).toBe(true);
});

describe('structured data', () => {
  const things = (path: string): { '@type': string; [key: string]: unknown }[] => {
    const [json] = attribute(headOf(path), /<script type="application\/ld\+json">([^<]+)<\/script>/g);
    const value = JSON.parse(json!);
    return Array.isArray(value) ? value : [value];
  };

  test('the site', () =>
    expect(things('/')[0]).toMatchObject({ '@type': 'WebSite', url: `${SITE}/`, inLanguage: 'fa' }));

  test('the data set', () => {
    expect(things('/en/docs')[0]).toMatchObject({
      '@type': 'Dataset',
      isAccessibleForFree: true,
      license: `${SITE}/en/accuracy#licences`,
    });
  });

  test('the holidays whose date is certain', () => {
    const events = things('/en/holidays/1405').filter((thing) => thing['@type'] === 'Event');
    expect(events).toContainEqual(
      expect.objectContaining({ '@type': 'Event', name: 'Nature Day (Sizdah Bedar)', startDate: '2026-04-02' }),
    );
    expect(things('/holidays/1406').length).toBeLessThan(events.length);
    for (const { eventStatus, image } of events) {
      expect(eventStatus).toBe('https://schema.org/EventScheduled');
      expect(image).toMatch(/\.png$/);
    }
  });

  test('the way to a page below a section', () => {
    const way = things('/en/holidays/1405').find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(way?.itemListElement).toMatchObject([
      { position: 1, item: `${SITE}/en` },
      { position: 2, name: 'Holidays', item: `${SITE}/en/holidays` },
      { position: 3, item: `${SITE}/en/holidays/1405` },
    ]);
  });
});

test.each([
  ['/manifest.webmanifest', 'fa', '/'],
  ['/en/manifest.webmanifest', 'en', '/en'],
])('%s', (path, language, start) => {
  const manifest = JSON.parse(read(path)) as {
    lang: string;
    start_url: string;
    theme_color: string;
    background_color: string;
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  expect([manifest.lang, manifest.start_url]).toEqual([language, start]);
  expect([manifest.theme_color, manifest.background_color]).toEqual([token('accent').light, token('paper').light]);
  for (const { src } of manifest.icons) expect(existsSync(dist + src), src).toBe(true);
  for (const { url } of manifest.shortcuts) expect(existsSync(dist + fileOf(url)), url).toBe(true);
  expect(headOf(start)).toContain(`<link rel="manifest" href="${path}">`);
});
