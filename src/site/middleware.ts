/** Leaves the loading of a page's scripts to `after-paint.browser.ts`. */
import { defineMiddleware } from 'astro:middleware';

const scriptsAfterPaint = (html: string): string =>
  html.replace(/<script type="module" src="([^"]+)"><\/script>/g, '<script type="text/later" data-src="$1"></script>');

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  return new Response(scriptsAfterPaint(await response.text()), response);
});
