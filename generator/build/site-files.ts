/** What stands beside the pages: the widget, pictures, sitemaps, the service worker. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { tables } from '#tables/index.ts';
import { apiCatalog, llmsTxt, mcpServerJson, securityTxt } from './discovery.ts';
import { icons, openGraphPictures } from './open-graph.ts';
import { addressOf } from './page-files.ts';
import { offlineApiFile, serviceWorkerFile } from './service-worker.ts';
import { pagesToFind, robotsFile, sitemapFiles } from './sitemap.ts';
import { widgetFile } from './widget.ts';

/** Persian addresses of all pages in a folder. */
const persianPages = (folder: string): string[] =>
  globSync('**/*.html', { cwd: folder, exclude: ['en/**', 'en.html', '_astro/**', 'api/**'] }).map(addressOf);

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
  const widget = widgetFile(tables.hijriMonths, now);
  write(widget.path, widget.text);
  for (const { path, bytes } of [...openGraphPictures(), ...icons()]) write(path, bytes);
  const pages = pagesToFind(folder, siteUrl, persianPages(folder));
  for (const { path, text } of [...sitemapFiles(pages, siteUrl), robotsFile(siteUrl)]) write(path, text);
  write('/.well-known/api-catalog', apiCatalog(siteUrl));
  write('/.well-known/security.txt', securityTxt(siteUrl, now));
  write('/.well-known/mcp/server.json', mcpServerJson(siteUrl));
  write('/llms.txt', llmsTxt(siteUrl));
  // Last of all, since it names files that must be there.
  const api = offlineApiFile();
  write(api.path, api.text);
  const worker = serviceWorkerFile(folder, api);
  write(worker.path, worker.text);
}
