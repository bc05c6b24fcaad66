/** What stands beside the pages: the widget, pictures, sitemaps, the service worker. */
import { globSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { tables } from '#tables/index.ts';
import { icons, openGraphPictures } from './open-graph.ts';
import { serviceWorkerFile } from './service-worker.ts';
import { pagesToFind, robotsFile, sitemapFiles } from './sitemap.ts';
import { widgetFile } from './widget.ts';

/** Persian addresses of all pages in a folder. */
const persianPages = (folder: string): string[] =>
  globSync('**/index.html', {
    cwd: folder,
    exclude: (name) => name === 'en' || name === '_astro' || name === 'api',
  }).map((file) => `/${file.slice(0, -'index.html'.length)}`);

/** Astro knows one page by the name 404; hosts look for `404.html` in the folder of the address and above. */
function placeEnglishNotFound(folder: string): void {
  renameSync(`${folder}/en/404/index.html`, `${folder}/en/404.html`);
  rmdirSync(`${folder}/en/404`);
}

/**
 * @param folder of the built pages, without a slash at its end
 * @param siteUrl public address without a slash at its end
 * @param now milliseconds since 1970
 */
export function writeSiteFiles(folder: string, siteUrl: string, now: number): void {
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, content);
  };
  placeEnglishNotFound(folder);
  const widget = widgetFile(tables.hijriMonths, now);
  write(widget.path, widget.text);
  for (const { path, bytes } of [...openGraphPictures(), ...icons()]) write(path, bytes);
  const pages = pagesToFind(folder, siteUrl, persianPages(folder));
  for (const { path, text } of [...sitemapFiles(pages, siteUrl), robotsFile(siteUrl)]) write(path, text);
  // Last of all, since it names files that must be there.
  const worker = serviceWorkerFile(folder);
  write(worker.path, worker.text);
}
