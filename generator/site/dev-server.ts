/** Astro integration that serves the API and some files of the last build on the development server. */

import { spawn } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { matchesGlob, relative } from 'node:path';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { COMPILER } from '../compile/tables-if-stale.ts';
import { oneAtATime } from './child-process.ts';

/** Paths served here; Astro serves pages and their assets. The widget is a file of the last build. */
const IS_ANSWERED_HERE = /^\/api\/|^\/widget\.js(\?|$)|\.ics(\?|$)/;

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const apiPlugin = (siteUrl: string): VitePlugin => ({
  name: 'salnama-api',
  // Runs before Astro's middleware, which redirects addresses without a trailing slash.
  enforce: 'pre',
  configureServer(server) {
    compileOnChange(server.config.root, server.watcher);
    server.middlewares.use((request, response, next) => {
      if (!IS_ANSWERED_HERE.test(request.url ?? '')) {
        next();
        return;
      }
      // Vite reloads the module when its code or tables change.
      server
        .ssrLoadModule('/generator/site/dev-listener.ts')
        .then((loaded) => (loaded as typeof import('./dev-listener.ts')).listenerFor(siteUrl)(request, response))
        .catch(next);
    });
  },
});

export const apiInDev = (siteUrl: string): AstroIntegration => ({
  name: 'salnama-api',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      // Before the first module that imports them. A build has done it.
      if (command === 'dev') await import('../compile/main.ts');
      updateConfig({ vite: { plugins: [apiPlugin(siteUrl)] } });
    },
  },
});

const SOURCES = ['data/**', ...COMPILER];

/** Compiles in another process, which has the present compiler. After a wrong row, the tables before it stay. */
const compileNext = oneAtATime(() =>
  once(spawn(process.execPath, ['generator/compile/main.ts'], { stdio: 'inherit' }), 'close'),
);

/**
 * An edit of the data or the compiler shows without a restart: Vite reloads what imports a table when its file changes.
 *
 * @param root folder of the project
 */
function compileOnChange(root: string, watcher: EventEmitter): void {
  watcher.on('all', (_event, path) => {
    const inProject = relative(root, path);
    if (SOURCES.some((pattern) => matchesGlob(inProject, pattern))) compileNext();
  });
}
