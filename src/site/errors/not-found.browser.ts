/** Suggests what the address may have meant. The lists are static files, so that it works on every host. */
import type { CityIndex } from '#site/cities/search.ts';
import { html } from '#site/frame/html.ts';
import { language, print } from '#site/frame/page.browser.ts';
import { readFile } from '#site/frame/twins.browser.ts';
import type { OccasionEntry } from '#site/goto/index-entry.ts';
import { foundSuggestion } from '#site/goto/view.ts';
import { namedBy, nearestTo } from './near.ts';
import { NOT_FOUND_TEXT } from './text.ts';

async function suggest(): Promise<void> {
  const named = namedBy(location.pathname);
  if (!named) return;
  const [occasions, cities] = await Promise.all([
    readFile<readonly OccasionEntry[]>('/occasions/index.json'),
    readFile<CityIndex>('/prayer-times/cities.json'),
  ]);
  const found = nearestTo(named, occasions, cities).map((each) => foundSuggestion(language, each));
  if (found.length === 0) return;
  print(
    'near',
    html`<h2>${NOT_FOUND_TEXT[language].near}</h2>
<ul>${found.map(({ href, kind, title, note }) => html`<li><a href="${href}">${title}</a> <span class="note">${note || kind}</span></li>`)}</ul>`,
  );
}

// Without the lists the page says all that it knows.
suggest().catch(() => {});
