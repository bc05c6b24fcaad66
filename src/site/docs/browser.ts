/** The documentation's forms: they query this origin, and the code samples follow the form. */

import { html } from '#site/kit/html.ts';
import { element, language, print } from '#site/kit/page.browser.ts';
import { copyOnPress } from '#site/kit/save.browser.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { SNIPPET_LANGUAGES, snippet } from './snippets.ts';
import { ANSWER_TEXT, readableJson } from './view.ts';

const text = ANSWER_TEXT[language];
const docs = element('[data-docs]');
const WIDTH = 96;
const MAX_ITEMS = 20;

/** URL of the query in a form; empty fields are omitted. */
function addressOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
  const query = String(new URLSearchParams(entries)).replaceAll('%2F', '/');
  const path = form.getAttribute('action')!;
  return query ? `${path}?${query}` : path;
}

async function send(form: HTMLFormElement, result: HTMLElement): Promise<void> {
  const address = addressOf(form);
  print(result, html`<p class="docs-label">${text.waiting}</p>`);
  try {
    const response = await fetch(address);
    const body: unknown = await response.json();
    const more = (rest: number) => `${rest} ${text.more}`;
    const label = `GET ${address} → ${response.status}`;
    const note = `Cache-Control: ${response.headers.get('Cache-Control') ?? ''}`;
    print(
      result,
      html`<p class="docs-label note ltr"><code>${label}</code><br><code>${note}</code></p>
      <pre class="code docs-answer" tabindex="0" role="group" aria-label="${label}"><code>${readableJson(body, { width: WIDTH, most: MAX_ITEMS, more })}</code></pre>`,
    );
  } catch {
    print(result, html`<p class="notice">${text.failed}</p>`);
  }
}

function printSnippets(section: HTMLElement, form: HTMLFormElement): void {
  const url = location.origin + addressOf(form);
  for (const { id } of SNIPPET_LANGUAGES) {
    print(element(`[data-language="${id}"] code`, section), snippet(id, url));
  }
}

/** The language chosen at one endpoint applies to all endpoints and to the next visit. The default is the first language. */
function showLanguage(): void {
  const { codeLanguage } = settings();
  const { id } = SNIPPET_LANGUAGES.find((each) => each.id === codeLanguage) ?? SNIPPET_LANGUAGES[0];
  for (const input of docs.querySelectorAll<HTMLInputElement>(`.docs-tabs input[value="${id}"]`)) {
    input.checked = true;
  }
}

for (const block of docs.querySelectorAll<HTMLElement>('[data-copy-code]')) {
  copyOnPress(element('[data-copy]', block), () => element('code', block).textContent);
}

function chosenCode(section: HTMLElement): string {
  const { value } = element<HTMLInputElement>('.docs-tabs input:checked', section);
  return element(`[data-language="${value}"] code`, section).textContent;
}

for (const section of docs.querySelectorAll<HTMLElement>('[data-endpoint]')) {
  const form = element<HTMLFormElement>('[data-try]', section);
  const result = element('[data-result]', section);
  copyOnPress(element('[data-copy]', section), () => chosenCode(section));
  form.addEventListener('input', () => printSnippets(section, form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, result);
  });
}

docs.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'radio') remember({ codeLanguage: target.value });
});
onSettings(showLanguage);
showLanguage();
