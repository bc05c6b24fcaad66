/** The list of occasions: categories are shown and hidden, and a name is searched as one types. */
import { html } from '#site/frame/html.ts';
import { pagePath } from '#site/frame/language.ts';
import { language, part, print } from '#site/frame/page.browser.ts';
import { CATEGORY_NAMES } from '#site/frame/text.ts';
import type { OccasionEntry } from '#site/goto/index-entry.ts';
import { createSearch, type Found, type Search } from '#site/goto/search.ts';
import { OCCASIONS_TEXT } from './text.ts';

const text = OCCASIONS_TEXT[language];
const list = document.querySelector<HTMLElement>('[data-list]')!;
const input = document.querySelector<HTMLInputElement>('#occasion-search')!;
const boxes = [...document.querySelectorAll<HTMLInputElement>('.occasion-categories input')];

function showCategories(): void {
  const shown = new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
  for (const section of list.querySelectorAll('section')) {
    const items = [...section.querySelectorAll('li')];
    for (const item of items) item.hidden = !shown.has(item.classList[0]!);
    section.hidden = items.every(({ hidden }) => hidden);
  }
}
for (const box of boxes) box.addEventListener('change', showCategories);
showCategories();

const NO_CITIES = { regions: [], provinces: 0, cities: [], zones: [] };
let loading: Promise<{ search: Search; entries: Map<string, OccasionEntry> }> | undefined;

/** The index is loaded when somebody first types; after a failure, again at the next letter. */
function load() {
  loading ??= fetch('/occasions/index.json')
    .then((response) => response.json() as Promise<OccasionEntry[]>)
    .then((occasions) => ({
      search: createSearch({ occasions, index: NO_CITIES, pages: [] }),
      entries: new Map(occasions.map((entry) => [entry.slug, entry])),
    }));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const resultItem = (found: Found, { category }: OccasionEntry) => html`
<li><span class="tag ${category}">${CATEGORY_NAMES[category][language]}</span> <a href="${pagePath(language, `/occasions/${found.slug}`)}">${found.name[language]}</a></li>`;

async function tell(): Promise<void> {
  const asked = input.value.trim();
  list.hidden = asked !== '';
  if (asked === '') {
    print('results', html``);
    part('found').textContent = '';
    return;
  }
  try {
    const { search, entries } = await load();
    if (input.value.trim() !== asked) return;
    const found = search(asked);
    print('results', html`${found.map((one) => resultItem(one, entries.get(one.slug)!))}`);
    part('found').textContent = found.length === 0 ? text.none : '';
  } catch {
    part('found').textContent = text.unready;
  }
}
input.addEventListener('input', tell);
input.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
// What the header's box asked before its script was there.
input.value ||= new URLSearchParams(location.search).get('q') ?? '';
if (input.value !== '') void tell();
