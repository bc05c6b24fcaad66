/** Files of the site other than pages: the widget, pictures, sitemaps, the service worker. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pagePath } from '#site/frame/language.ts';
import { REPORT_TARGET } from '#site/report/settings.build.ts';
import { tables } from '#tables/index.ts';
import { apiCatalog, llmsTxt, mcpServerJson, securityTxt } from './discovery.ts';
import { icons, openGraphPictures } from './open-graph.ts';
import { addressOf } from './page-files.ts';
import { offlineApiFile, serviceWorkerFile } from './service-worker.ts';
import { pagesToFind, robotsFile, sitemapFiles } from './sitemap.ts';
import { widgetFile } from './widget.ts';

interface File {
  /** from the root of the site, with a slash at its beginning */
  readonly path: string;
  readonly content: string | Uint8Array;
}

const textFile = ({ path, text }: { readonly path: string; readonly text: string }): File => ({ path, content: text });

function writeAll(folder: string, files: Iterable<File>): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, content);
  }
}

/**
 * Writes the files that can be written without the pages.
 * @param folder output folder, without a slash at its end
 * @param siteUrl public address without a slash at its end
 * @param now milliseconds since 1970
 */
export function writeFilesBesidePages(folder: string, siteUrl: string, now: number): void {
  const pictures = [...openGraphPictures(), ...icons()];
  const security = securityTxt(siteUrl, tables.dataset.changed, REPORT_TARGET);
  writeAll(folder, [
    textFile(widgetFile(tables.hijriMonths, now)),
    ...pictures.map(({ path, bytes }) => ({ path, content: bytes })),
    { path: '/.well-known/api-catalog', content: apiCatalog(siteUrl) },
    ...(security ? [{ path: '/.well-known/security.txt', content: security }] : []),
    { path: '/.well-known/mcp/server.json', content: mcpServerJson(siteUrl) },
    { path: '/llms.txt', content: llmsTxt(siteUrl) },
    textFile(offlineApiFile()),
  ]);
}

/** Persian addresses of all pages in a folder. */
const persianPages = (folder: string): string[] =>
  globSync('**/*.html', { cwd: folder, exclude: ['en/**', 'en.html', '_astro/**', 'api/**'] }).map(addressOf);

/** Addresses of pages that exist in English only. */
const englishOnly = (folder: string, persian: readonly string[]): string[] => {
  const twins = new Set(persian.map((path) => pagePath('en', path)));
  return globSync('en/**/*.html', { cwd: folder })
    .map(addressOf)
    .filter((path) => !twins.has(path));
};

/** Writes the files that list the pages. The pages and the files of {@link writeFilesBesidePages} must be there. */
export function writeFilesAboutPages(folder: string, siteUrl: string): void {
  const persian = persianPages(folder);
  const pages = pagesToFind(folder, siteUrl, [...persian, ...englishOnly(folder, persian)]);
  writeAll(folder, [...sitemapFiles(pages, siteUrl), robotsFile(siteUrl), serviceWorkerFile(folder)].map(textFile));
}
