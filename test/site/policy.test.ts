/** Content-Security-Policy: each page allows the site's own files and its inline scripts by their hashes. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { siteUrl } from './visit.ts';

const dist: string = inject('dist');
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the executable inline scripts of a page, without data blocks. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script!,
  );

test('every page allows its inline scripts by their hashes alone, and has no inline style', () => {
  // The widget's frame has a stricter policy in its header.
  const pages = globSync('**/*.html', { cwd: dist, exclude: ['widget-frame.html'] });
  expect(pages.length).toBeGreaterThan(500);
  const odd = pages.filter((page) => {
    // Code that a page shows is text.
    const html = readFileSync(`${dist}/${page}`, 'utf8').replace(/<pre[\s\S]*?<\/pre>/g, '');
    const scripts = inlineScripts(html);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const allowed = `script-src 'self' ${scripts.map(hashOf).join(' ')};`;
    return scripts.length === 0 || !policy.replaceAll('&#39;', "'").includes(allowed) || /<style|\sstyle="/.test(html);
  });
  expect(odd).toEqual([]);
});

test.each(['/', '/en/calendar/1405/8', '/no-such-page'])('other sites may not frame %s', async (path) => {
  const policy = (await fetch(siteUrl + path)).headers.get('Content-Security-Policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});
