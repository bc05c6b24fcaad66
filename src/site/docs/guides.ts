/** Guides of docs/ as pages: their links and addresses are those of the site. */
import { type Language, pagePath } from '#site/kit/language.ts';

export const GUIDES = ['recipes', 'kits', 'assistants', 'libraries', 'hosting'] as const;
export type Guide = (typeof GUIDES)[number];

/** Pages in place of the documents that are no guides; others are files of the project, which a page does not link. */
const PAGES: Readonly<Record<string, string>> = {
  'api.md': '/docs',
  'downloads.md': '/downloads',
  'feeds.md': '/subscribe',
  'static-files.md': '/docs/files',
};

/** Public addresses of the documents' examples. */
export const EXAMPLES = /https?:\/\/(?:127\.0\.0\.1:4321|calendar\.example\.org)/g;

/** The text with the blocks of another one in place of its `{code}`, in order. @throws {Error} if their numbers differ */
export function withCode(text: string, placeholder: RegExp, blocks: readonly string[]): string {
  let used = 0;
  const filled = text.replace(placeholder, () => blocks[used++] ?? '');
  if (used > 0 && used !== blocks.length) throw new Error(`${used} of ${blocks.length} blocks of code are in the text`);
  return filled;
}

/** Where a link of a document leads on the site; undefined for a file of the project. */
export function pageOf(link: string, language: Language): string | undefined {
  const [document = '', id] = link.split('#');
  const guide = GUIDES.find((name) => document === `${name}.md`);
  const page = guide ? `/docs/${guide}` : PAGES[document];
  return page === undefined ? undefined : pagePath(language, page) + (guide && id ? `#${id}` : '');
}

/** @param site public address */
export function guideHtml(html: string, english: string, language: Language, site: string): string {
  const blocks = english.match(/<pre[\s\S]*?<\/pre>/g) ?? [];
  const page = withCode(html, /<p>\{code\}<\/p>/g, blocks)
    .replace(/<a href="([^":/]+\.md(?:#[^"]*)?|\.\.\/[^"]*)">([\s\S]*?)<\/a>/g, (_, link: string, words: string) => {
      const page = pageOf(link, language);
      return page === undefined ? words : `<a href="${page}">${words}</a>`;
    })
    .replace(EXAMPLES, site)
    .replace(/<pre[^>]*><code[^>]*>([\s\S]*?)<\/code>/g, (_, code: string) => {
      // Escaped, so that no quoted attribute of an example looks like one of the page.
      return `<pre class="code" tabindex="0"><code>${code.replaceAll('"', '&quot;')}</code>`;
    })
    .replace(/<table>/g, '<div class="scroll" tabindex="0"><table class="records stacks">')
    .replace(/<\/table>/g, '</table></div>');
  return folded(page);
}

const MAX_OPEN_SECTIONS = 5;

/** A guide of many sections shows their names, and each folds out. A link to a section opens it. */
function folded(html: string): string {
  const [head = '', ...sections] = html.split(/(?=<h2)/);
  if (sections.length <= MAX_OPEN_SECTIONS) return html;
  const folds = sections.map((section) =>
    section.replace(
      /<h2 id="([^"]*)">(.*?)<\/h2>([\s\S]*)/,
      '<details class="fold"><summary><h2>$2</h2></summary><div class="flow" id="$1">$3</div></details>',
    ),
  );
  return head + folds.join('');
}
