/** Code in colours: what the languages of the page have in common is told apart by one pattern. For the build and the browser. */
import { Html, html } from '#site/frame/html.ts';

const KEYWORDS =
  'as async await catch const else export false for from function if import in let new null return throw true try using var with True False None each';

/** A string before a comment, so that the two slashes of an address are no comment. */
const PARTS = new RegExp(
  [
    /(?<key>"(?:[^"\\\n]|\\.)*"(?=:\s))/,
    /(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/,
    /(?<comment>(?<=^|\s)(?:\/\/|#).*)/,
    /(?<number>\b\d+(?:\.\d+)?\b)/,
    new RegExp(`(?<word>(?<![\\w.$-])(?:${KEYWORDS.replaceAll(' ', '|')})(?![\\w-]))`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** The code escaped, its parts in spans of the classes `code-key`, `code-string`, `code-comment`, `code-number` and `code-word`. */
export function coloured(code: string): Html {
  const printed: string[] = [];
  let end = 0;
  for (const { 0: part, index, groups } of code.matchAll(PARTS)) {
    const kind = Object.entries(groups!).find(([, value]) => value !== undefined)![0];
    printed.push(html`${code.slice(end, index)}<span class="code-${kind}">${part}</span>`.text);
    end = index + part.length;
  }
  printed.push(html`${code.slice(end)}`.text);
  return new Html(printed.join(''));
}
