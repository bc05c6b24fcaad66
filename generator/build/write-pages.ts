/** Astro integration that writes a page as soon as it is rendered. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Writes each page in one call on the thread that rendered it. Astro itself hands each folder and each file to another
 * thread and waits, which for small files takes longer than to write them. An empty answer tells Astro that it has
 * nothing to write.
 */
export function writePages(): AstroIntegration {
  let output: URL;
  return {
    name: 'salnama-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        output = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async render(request, options) {
            const rendered = await prerenderer.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            if (!response.body) return rendered;
            writeFile(new URL(`.${new URL(request.url).pathname}`, output), await response.bytes());
            return new Response(null, response);
          },
        }));
      },
    },
  };
}

const folders = new Set<string>();

function writeFile(file: URL, content: Uint8Array): void {
  const folder = new URL('.', file);
  if (!folders.has(folder.href)) mkdirSync(folder, { recursive: true });
  folders.add(folder.href);
  writeFileSync(file, content);
}
