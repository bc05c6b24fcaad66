/** HTML from template strings, for the build and the browser. Values are escaped unless they are HTML objects. */

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const SPECIAL = /[&<>"']/;

const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!) : text;

function printed(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (value instanceof Html) return value.text;
  if (typeof value === 'number') return String(value);
  if (!value) return '';
  let text = '';
  for (const each of value) text += printed(each);
  return text;
}

/** html`<p>${text}</p>`: lists are joined; false and undefined print an empty text. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = strings[0] ?? '';
  for (let index = 0; index < values.length; index += 1) text += printed(values[index]) + (strings[index + 1] ?? '');
  return new Html(text);
}

/** `code` between backticks; on Persian pages, Latin words between square brackets. */
const MARKED = /`([^`]+)`|\[([^\]]+)\]/g;

/** `` `code` `` becomes `<code>`, `[Latin words]` are set from left to right as English. */
export const markedText = (text: string): Html =>
  new Html(
    escapeHtml(text).replace(MARKED, (_, code?: string, latin?: string) =>
      code === undefined ? `<bdi lang="en">${latin}</bdi>` : `<code>${code}</code>`,
    ),
  );

/** The text without its marks, for places without markup. */
export const plainText = (text: string): string => text.replace(MARKED, '$1$2');
