/** The development server: mounts the API, and the files of the last build, in Astro's own. */
import type { AstroIntegration, ViteUserConfig } from 'astro';

/** What is answered here; pages and their assets are Astro's. The widget is a file of the last build. */
const IS_ANSWERED_HERE = /^\/api\/|^\/widget\.js(\?|$)|\.ics(\?|$)/;

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const apiPlugin = (siteUrl: string): VitePlugin => ({
  name: 'salnama-api',
  // Before Astro's own, which sends addresses without a slash at their end away.
  enforce: 'pre',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!IS_ANSWERED_HERE.test(request.url ?? '')) {
        next();
        return;
      }
      // Loaded anew whenever Vite sees a change of its code or tables.
      server.ssrLoadModule('/src/server/node/dev-listener.ts').then((loaded) => {
        const { listenerFor } = loaded as typeof import('./dev-listener.ts');
        listenerFor(siteUrl)(request, response);
      }, next);
    });
  },
});

export const apiInDev = (siteUrl: string): AstroIntegration => ({
  name: 'salnama-api',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [apiPlugin(siteUrl)] } });
    },
  },
});
