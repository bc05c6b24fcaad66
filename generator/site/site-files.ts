/** Files of the site other than pages: the widget, pictures, sitemaps, the service worker. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pagePath } from '#site/kit/language.ts';
import { REPORT_TARGET } from '#site/report/build.ts';
import { tables } from '#tables/index.ts';
import { docsTwins, llmsFullTxt, llmsTxt } from '../publish/agents.ts';
import { apiCatalog, mcpServerJson, securityTxt } from '../publish/discovery.ts';
import type { OutputFile } from './api-files.ts';
import { addModulePreloads } from './module-preloads.ts';
import { icons, openGraphPictures, type Picture } from './open-graph/draw.ts';
import { addressOf } from './page-files.ts';
import { offlineApiFile, serviceWorkerFile } from './service-worker.ts';
import { pagesToFind, robotsFile, sitemapFiles } from './sitemap.ts';
import { WIDGET_FRAME, widgetFile } from './widget.ts';

/** Writes files below a folder, and their folders. */
export function writeAll(root: string, files: Iterable<OutputFile | Picture>): void {
  const folders = new Set<string>();
  for (const file of files) {
    const path = root + file.path;
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(path, 'text' in file ? file.text : file.bytes);
  }
}

/**
 * Writes the files that can be written without the pages.
 * @param folder output folder, without a slash at its end
 * @param siteUrl public address without a slash at its end
 * @param now milliseconds since 1970
 */
export function writeFilesBesidePages(folder: string, siteUrl: string, now: number): void {
  const security = securityTxt(siteUrl, tables.dataset.changed, REPORT_TARGET);
  writeAll(folder, [
    widgetFile(tables.hijriMonths, now),
    WIDGET_FRAME,
    ...openGraphPictures(),
    ...icons(),
    { path: '/.well-known/api-catalog', text: apiCatalog(siteUrl) },
    ...(security ? [{ path: '/.well-known/security.txt', text: security }] : []),
    { path: '/.well-known/mcp/server.json', text: mcpServerJson(siteUrl) },
    { path: '/llms.txt', text: llmsTxt(siteUrl) },
    { path: '/llms-full.txt', text: llmsFullTxt(siteUrl) },
    ...docsTwins(siteUrl),
    offlineApiFile(),
  ]);
}

/** Persian addresses of all pages in a folder. */
const persianPages = (folder: string): string[] =>
  globSync('**/*.html', { cwd: folder, exclude: ['en/**', 'en.html', '_astro/**', 'api/**'] }).map(addressOf);

/** Addresses of pages that exist in English only. */
const englishOnly = (folder: string, persian: readonly string[]): string[] => {
  const snapshots = new Set(persian.map((path) => pagePath('en', path)));
  return globSync('en/**/*.html', { cwd: folder })
    .map(addressOf)
    .filter((path) => !snapshots.has(path));
};

/** Adds to the pages what needs their scripts, and writes the files that list them. The pages and the files of {@link writeFilesBesidePages} must be there. */
export function writeFilesAboutPages(folder: string, siteUrl: string): void {
  addModulePreloads(folder);
  const persian = persianPages(folder);
  const pages = pagesToFind(folder, siteUrl, [...persian, ...englishOnly(folder, persian)]);
  writeAll(folder, [...sitemapFiles(pages, siteUrl), robotsFile(siteUrl), serviceWorkerFile(folder)]);
}
