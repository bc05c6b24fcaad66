/** The form of an endpoint: it queries this origin, and the code samples follow it. */
import { html } from '#site/kit/html.ts';
import { element, language, print } from '#site/kit/page.browser.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { SNIPPET_LANGUAGES, snippet } from './snippets.ts';
import { ANSWER_TEXT, answerView } from './view.ts';

const text = ANSWER_TEXT[language];
const docs = element('[data-docs]');
const MAX_ITEMS = 20;

/** URL of the query in a form; empty fields are omitted. */
function addressOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
  const query = String(new URLSearchParams(entries)).replaceAll('%2F', '/');
  const path = form.getAttribute('action')!;
  return query ? `${path}?${query}` : path;
}

let asked = '';

async function send(address: string): Promise<void> {
  asked = address;
  print('result', html`<p class="docs-label">${text.waiting}</p>`);
  try {
    const response = await fetch(address);
    const value: unknown = await response.json();
    const label = `GET ${address} → ${response.status}`;
    const note = `Cache-Control: ${response.headers.get('Cache-Control') ?? ''}`;
    if (asked === address) print('result', answerView(language, { label, note, value, most: MAX_ITEMS }));
  } catch {
    print('result', html`<p class="notice">${text.failed}</p>`);
  }
}

const codeIn = (id: string): HTMLElement => element(`[data-piece="${id}"] code`, docs);

/** The language of code chosen once is that of every page and of the next visit. The default is the first language. */
function showLanguage(): void {
  const { codeLanguage } = settings();
  const { id } = SNIPPET_LANGUAGES.find((each) => each.id === codeLanguage) ?? SNIPPET_LANGUAGES[0];
  element<HTMLInputElement>(`[name="code"][value="${id}"]`, docs).checked = true;
}

function startEndpoint(form: HTMLFormElement): void {
  element('.code-tabs', docs).addEventListener('change', ({ target }) =>
    remember({ codeLanguage: (target as HTMLInputElement).value }),
  );
  onSettings(showLanguage);
  showLanguage();
  form.addEventListener('input', () => {
    const url = location.origin + addressOf(form);
    for (const { id } of SNIPPET_LANGUAGES) print(codeIn(id), snippet(id, url));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(addressOf(form));
  });
}

const form = docs.querySelector<HTMLFormElement>('[data-try]');
if (form) startEndpoint(form);
