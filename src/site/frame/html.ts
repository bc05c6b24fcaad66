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

const escapeHtml = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!) : text;

const printed = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(printed).join('');
  if (value === false || value === null || value === undefined) return '';
  return escapeHtml(String(value));
};

/** html`<p>${text}</p>`: lists are joined; false and undefined print an empty text. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(strings.reduce((text, string, index) => text + printed(values[index - 1]) + string));
