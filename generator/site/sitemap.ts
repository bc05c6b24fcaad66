/** Sitemaps of the pages that search engines may list, with the page in the other language; and robots.txt. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, pagePath } from '#site/kit/language.ts';
import type { OutputFile } from './api-files.ts';
import { fileOf } from './page-files.ts';

const INDEX = '/sitemap.xml';
const HOME_PART = 'home';

/** Characters at the beginning of a page that hold its whole head. */
const HEAD_CHARACTERS = 8192;

const xml = (lines: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/**
 * Persian addresses of the pages that search engines may list. Such a page names its own address as canonical.
 * @param folder of the built pages
 * @param siteUrl without a trailing slash
 * @param paths Persian addresses of all pages, and of existing pages
 */
export const pagesToFind = (folder: string, siteUrl: string, paths: Iterable<string>): string[] =>
  [...paths]
    .filter((path) => {
      const head = readFileSync(folder + fileOf(path), 'utf8').slice(0, HEAD_CHARACTERS);
      return head.includes(`<link rel="canonical" href="${siteUrl}${path}">`);
    })
    .sort();

/** Pages in one language only, as Gregorian months in English, have no alternates. */
function urlLines(path: string, siteUrl: string): string[] {
  if (path.startsWith('/en/')) return [`<url><loc>${escaped(siteUrl + path)}</loc></url>`];
  const alternates = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(siteUrl + pagePath(language, path))}"/>`,
  );
  return LANGUAGES.map(
    (language) => `<url><loc>${escaped(siteUrl + pagePath(language, path))}</loc>${alternates.join('')}</url>`,
  );
}

const partOf = (path: string): string => path.split('/')[1] || HOME_PART;

/** One sitemap for each section of the site, and the index of them. */
export function* sitemapFiles(paths: readonly string[], siteUrl: string): Generator<OutputFile> {
  const parts = Map.groupBy(paths, partOf);
  for (const [part, pages] of parts) {
    yield {
      path: `/sitemap/${part}.xml`,
      text: xml([
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        ...pages.flatMap((path) => urlLines(path, siteUrl)),
        '</urlset>',
      ]),
    };
  }
  yield {
    path: INDEX,
    text: xml([
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...[...parts.keys()].map((part) => `<sitemap><loc>${siteUrl}/sitemap/${part}.xml</loc></sitemap>`),
      '</sitemapindex>',
    ]),
  };
}

/** Crawlers may read the API; the header `X-Robots-Tag` keeps its answers out of search results. */
export const robotsFile = (siteUrl: string): OutputFile => ({
  path: '/robots.txt',
  text: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${INDEX}\n`,
});
