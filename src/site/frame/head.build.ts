/** The head of a page: policy, theme, font, and metadata for other sites, search engines and home screens. Build only. */
import { Html, html } from '#site/kit/html.ts';
import { LANGUAGES, type Language, pagePath } from '#site/kit/language.ts';
import { SITE_URL } from '#site/kit/site-url.build.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { OPEN_GRAPH_LOCALES, OPEN_GRAPH_SIZE, openGraphImage, otherLocales } from './open-graph.ts';
import { pagePolicy, THEME_SCRIPT } from './policy.build.ts';
import { scriptText, structuredData } from './structured-data.build.ts';

export interface Head {
  readonly language: Language;
  /** address of the Persian page, without a slash at its end */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** address of the font */
  readonly font: string;
  /** a long list: rendered as soon as its heading, the element `title`, has loaded */
  readonly long: boolean;
  /** inline scripts of the page itself, which its policy allows */
  readonly inlineScripts: readonly string[];
  /** not to be found by search engines */
  readonly unlisted: boolean;
  /** the other language has no page of the same content */
  readonly isAlone: boolean;
  /** canonical address, if this page only repeats its content */
  readonly canonicalPath: string;
}

/** Elements of the head that every page has. */
export function headElements(head: Head): Html {
  const { language, path, title, description, font, long, unlisted, inlineScripts } = head;
  const { name } = SITE_TEXT[language];
  // Its apostrophes stay as they are, because the attribute is in double quotes.
  const policy = new Html(pagePolicy(...inlineScripts));
  // Rendering waits for the whole page, or for the heading of long lists, to avoid layout shifts during loading.
  return html`<meta charset="utf-8">${import.meta.env.PROD && html`<meta http-equiv="Content-Security-Policy" content="${policy}">`}<meta name="viewport" content="width=device-width, initial-scale=1"><script>${new Html(THEME_SCRIPT)}</script><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin><link rel="expect" href="${long ? '#title' : '#footer'}" blocking="render"><title>${path === '/' ? title : `${title} | ${name}`}</title><meta name="description" content="${description}"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#101615" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="${pagePath(language, '/manifest.webmanifest')}"><link rel="apple-touch-icon" href="/icons/180.png">${unlisted ? html`<meta name="robots" content="noindex">` : forOthers(head)}`;
}

/** For search engines, and for links on other sites. */
function forOthers({ language, canonicalPath: path, title, description, isAlone }: Head): Html {
  const things = SITE_URL === undefined ? [] : structuredData({ language, path, description, site: new URL(SITE_URL) });
  return html`<meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:site_name" content="${SITE_TEXT[language].name}"><meta property="og:locale" content="${OPEN_GRAPH_LOCALES[language]}">${otherLocales(
    language,
  ).map(
    (locale) => html`<meta property="og:locale:alternate" content="${locale}">`,
  )}<meta name="twitter:card" content="summary_large_image">${
    SITE_URL !== undefined &&
    html`<link rel="canonical" href="${SITE_URL}${pagePath(language, path)}">${
      !isAlone &&
      html`${LANGUAGES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${SITE_URL}${pagePath(each, path)}">`)}<link rel="alternate" hreflang="x-default" href="${SITE_URL}${path}">`
    }<meta property="og:url" content="${SITE_URL}${pagePath(language, path)}"><meta property="og:image" content="${SITE_URL}${openGraphImage(language, path)}"><meta property="og:image:width" content="${OPEN_GRAPH_SIZE.width}"><meta property="og:image:height" content="${OPEN_GRAPH_SIZE.height}"><meta property="og:image:alt" content="${title}">`
  }${things.length > 0 && html`<script type="application/ld+json">${new Html(scriptText(things))}</script>`}`;
}
