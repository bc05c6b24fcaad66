/** What Astro writes into the heads, in the order and the way in which browsers need it. */
import { defineMiddleware } from 'astro:middleware';

/** Leaves the loading of a page's scripts to `after-paint.browser.ts`. */
const scriptsAfterPaint = (html: string): string =>
  html.replace(/<script type="module" src="([^"]+)"><\/script>/g, '<script type="text/later" data-src="$1"></script>');

/** The script of the head asks for the font, which it knows from the style sheets alone. */
function stylesBeforeScript(html: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const others = styles.reduce((rest, style) => rest.replace(style, ''), html);
  return others.replace('<script>', `${styles.join('')}<script>`);
}

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  return new Response(stylesBeforeScript(scriptsAfterPaint(await response.text())), response);
});
