/**
 * `<link rel="modulepreload">` for the scripts that a page's scripts import, so that a browser fetches all of them at once
 * and not level by level. Scripts that are imported later are not among them.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const SCRIPT_OF_PAGE = /<script type="module" src="\/_astro\/([\w.@-]+\.js)"/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport) ?["']\.\/([\w.@-]+\.js)["']/g;

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

/** @param folder with the built pages and their scripts in `_astro` */
export function addModulePreloads(folder: string): void {
  const importsOf = new Map(
    globSync('*.js', { cwd: `${folder}/_astro` }).map((name) => [
      name,
      namesIn(readFileSync(`${folder}/_astro/${name}`, 'utf8'), STATIC_IMPORT),
    ]),
  );
  const addImports = (name: string, found: Set<string>): void => {
    for (const imported of importsOf.get(name) ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      addImports(imported, found);
    }
  };
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const page = readFileSync(`${folder}/${file}`, 'utf8');
    const scripts = namesIn(page, SCRIPT_OF_PAGE);
    const imported = new Set<string>();
    for (const script of scripts) addImports(script, imported);
    for (const script of scripts) imported.delete(script);
    if (imported.size === 0) continue;
    const links = [...imported]
      .map((name) => `<link rel="modulepreload" href="/_astro/${name}" fetchpriority="low">`)
      .join('');
    writeFileSync(
      `${folder}/${file}`,
      page.replace('</head>', () => `${links}</head>`),
    );
  }
}
