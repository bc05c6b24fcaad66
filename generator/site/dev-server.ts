/** Astro integration that serves the API and some files of the last build on the development server. */
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { compileOnChange } from './dev-tables.ts';

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
      server.ssrLoadModule('/generator/site/dev-listener.ts').then((loaded) => {
        const { listenerFor } = loaded as typeof import('./dev-listener.ts');
        listenerFor(siteUrl)(request, response);
      }, next);
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
