/** The development shell: mounts the function, and the files of the last build, in Astro's dev server. */
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { createFiles } from './files.ts';
import type { Log } from './log.ts';
import { createResponder, type Responder } from './responder.ts';

/** What is answered here; pages and their assets are Astro's. The widget is a file of the last build. */
const IS_ANSWERED_HERE = /^\/api\/|^\/widget\.js(\?|$)|\.ics(\?|$)/;

const log: Log = (level, event, fields) => {
  if (level === 'error') console.error(event, fields);
};

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const apiPlugin = (siteUrl: string): VitePlugin => ({
  name: 'salnama-api',
  // Before Astro's own, which sends addresses without a slash at their end away.
  enforce: 'pre',
  configureServer(server) {
    const files = createFiles('dist');
    const respond = async (...[request, response]: Parameters<Responder>) => {
      const loaded = await server.ssrLoadModule('/src/server/node/dev-function.ts');
      const { handlerFor } = loaded as typeof import('./dev-function.ts');
      createResponder({ handler: handlerFor(siteUrl), files, log, clock: Date.now })(request, response);
    };
    server.middlewares.use((request, response, next) => {
      if (IS_ANSWERED_HERE.test(request.url ?? '')) respond(request, response).catch(next);
      else next();
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
