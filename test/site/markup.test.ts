/** Markup of every built page: unique titles and ids, no `<link>` without an address, and working links to parts of pages. */
import { globSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { addressOf } from '#generator/site/page-files.ts';

const dist: string = inject('dist');
const pages = new Map(
  globSync('**/*.html', { cwd: dist }).map((file) => [addressOf(file), readFileSync(`${dist}/${file}`, 'utf8')]),
);
const all = [...pages];
const valuesOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value]) => value!);
const idsOf = new Map(all.map(([path, html]) => [path, new Set(valuesOf(html, /\sid="([^"]+)"/g))]));

test('nothing follows </html>', () => {
  expect(all.filter(([, html]) => !html.trimEnd().endsWith('</html>')).map(([path]) => path)).toEqual([]);
});

test('every <link> has an address', () => {
  expect(all.flatMap(([, html]) => html.match(/<link\b(?![^>]*\shref=)[^>]*>/g) ?? [])).toEqual([]);
});

test('a page names every script that its scripts import, so that one round trip fetches them', () => {
  const missing = all.flatMap(([path, html]) => {
    const named = valuesOf(html, /(?:src|rel="modulepreload" href)="(\/_astro\/[^"]+\.js)"/g);
    const imported = named.flatMap((name) =>
      valuesOf(readFileSync(dist + name, 'utf8'), /(?:^|[;}])(?:import|export)[^;"'()]*["']\.\/([^"']+)["']/g),
    );
    return imported.filter((name) => !named.includes(`/_astro/${name}`)).map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('no two pages of a language have the same title', () => {
  // Pages that duplicate another page have that page as canonical address.
  const listed = all.filter(([path, html]) =>
    html.includes(`<link rel="canonical" href="https://salnama.example${path}">`),
  );
  const titles = listed.map(
    ([, html]) => `${/<html lang="\w\w"/.exec(html)} ${/<title>(.*?)<\/title>/.exec(html)?.[1]}`,
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every id is unique on its page', () => {
  const twice = all.flatMap(([path, html]) => {
    const ids = valuesOf(html.replace(/<template[\s\S]*?<\/template>/g, ''), /\sid="([^"]+)"/g);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
  });
  expect(twice).toEqual([]);
});

test('every fragment link has a target', () => {
  const dangling = all.flatMap(([path, html]) =>
    valuesOf(html, /<a\b[^>]*\shref="([^"]*#[^"]+)"/g)
      .filter((href) => !href.includes('://') && !href.startsWith('mailto:'))
      .map((href) => new URL(href.replaceAll('&amp;', '&'), `http://site${path}`))
      // Skips pages that a script renders, and pages that this sample does not contain.
      .filter(({ pathname, search }) => search === '' && idsOf.has(pathname) && !/\/moon$/.test(pathname))
      // `#d1-nowruz` opens the first day of the month at an occasion.
      .filter(
        ({ pathname, hash }) =>
          !idsOf.get(pathname)!.has(decodeURIComponent(hash.slice(1)).replace(/^(d\d+)-.*/, '$1')),
      )
      .map(({ pathname, hash }) => `${path} → ${pathname}${hash}`),
  );
  expect([...new Set(dangling)]).toEqual([]);
});
