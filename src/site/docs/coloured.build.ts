/** Code in colours by Shiki. Its own markup has inline styles, which the pages' policy forbids: here each colour is a class. Build only. */
import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { Html, html } from '#site/kit/html.ts';

export const CODE_LANGUAGES = [
  'shellscript',
  'javascript',
  'tsx',
  'python',
  'php',
  'csharp',
  'json',
  'powerquery',
  'html',
  'http',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

const THEME = createCssVariablesTheme();
const highlighter = await createHighlighter({ themes: [THEME], langs: [...CODE_LANGUAGES] });

/** Colour of the theme → class; other colours become the text colour. */
const KINDS: Readonly<Record<string, string>> = {
  'token-string': 'string',
  'token-string-expression': 'string',
  'token-keyword': 'word',
  'token-constant': 'number',
  'token-comment': 'comment',
};
const kindOf = (color: string | undefined): string => KINDS[/^var\(--shiki-(.+)\)$/.exec(color ?? '')?.[1] ?? ''] ?? '';

const known = new Map<string, Html>();

/**
 * The code escaped, its parts in spans of the classes `code-string`, `code-word`, `code-number` and `code-comment`.
 * Pages in both languages show the same code.
 */
export function coloured(code: string, language: CodeLanguage): Html {
  const key = `${language} ${code}`;
  const markup = known.get(key) ?? colour(code, language);
  known.set(key, markup);
  return markup;
}

function colour(code: string, language: CodeLanguage): Html {
  // Without a time limit: by default a line keeps the colours it got in 500 ms, so a busy machine would build other pages.
  const { tokens } = highlighter.codeToTokens(code, { lang: language, theme: THEME.name!, tokenizeTimeLimit: 0 });
  const lines = tokens.map((line) => line.map(({ content, color }) => ({ content, kind: kindOf(color) })));
  return new Html(lines.map((line) => runs(line).map(spanOf).join('')).join('\n'));
}

interface Run {
  readonly content: string;
  readonly kind: string;
}

/** Neighbours of one kind become one. */
function runs(line: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { content, kind } of line) {
    const last = joined.at(-1);
    if (last?.kind === kind) joined[joined.length - 1] = { kind, content: last.content + content };
    else joined.push({ content, kind });
  }
  return joined;
}

const spanOf = ({ content, kind }: Run): string =>
  (kind === '' ? html`${content}` : html`<span class="code-${kind}">${content}</span>`).text;
