/** Plain texts with marked parts: `code` between backticks, and Latin words between square brackets on Persian pages. */
import { Html, html } from './html.ts';

const MARKED = /`([^`]+)`|\[([^\]]+)\]/g;

/** `` `code` `` becomes `<code>`, `[Latin words]` are set from left to right as English. */
export function markedText(text: string): Html {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: code, 2: latin, index } of text.matchAll(MARKED)) {
    parts.push(html`${text.slice(end, index)}`.text);
    parts.push((code === undefined ? html`<bdi lang="en">${latin}</bdi>` : html`<code>${code}</code>`).text);
    end = index + whole.length;
  }
  parts.push(html`${text.slice(end)}`.text);
  return new Html(parts.join(''));
}

/** The text without its marks, for places without markup. */
export const plainText = (text: string): string => text.replace(MARKED, '$1$2');
