/** Suggests pages for a wrong URL. The lists are static files, so that it works on every host. */
import type { CityIndex } from '#site/cities/search.ts';
import { dayLink } from '#site/data/address.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { bothDays } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { dataOf, element, language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { type FoundLink, foundLink } from '#site/search-box/found.ts';
import { plainAddress } from '#understand/addresses.ts';
import { drawnPath, type Named, namedBy, nearestTo } from './near.ts';
import { NOT_FOUND_TEXT } from './text.ts';

const docs = dataOf(part('near'), 'docs')
  .split(' ')
  .map((name) => ({ path: `/docs/${name}`, label: { fa: name, en: name }, section: 'developers' as const }));

async function nearOf(named: Named): Promise<FoundLink[]> {
  const [occasions, index] = await Promise.all([
    readFile<readonly OccasionEntry[]>('/occasions/index.json'),
    readFile<CityIndex>('/prayer-times/cities.json'),
  ]);
  const found = nearestTo(named, { occasions, index, pages: named.section === 'docs' ? docs : PAGES });
  return found.map((each) => foundLink(language, each, today()));
}

async function suggest(): Promise<void> {
  const named = namedBy(location.pathname);
  const found = named ? await nearOf(named) : [];
  if (found.length === 0) return;
  print(
    'near',
    html`<h2>${NOT_FOUND_TEXT[language].near}</h2>
<ul>${found.map(({ href, kind, title, note }) => html`<li><a href="${href}">${title}</a> <span class="note">${note || kind}</span></li>`)}</ul>`,
  );
}

/** Without scripts the button leads to the search of occasions. */
part('search').addEventListener('click', (event) => {
  event.preventDefault();
  element('[data-search-box] input').focus();
});

function showToday(): void {
  const [own, other] = bothDays(language, today());
  print('today', html`${dayLink(language, today(), own)} <span class="note whole">${other}</span>`);
}
onNewDay(showToday);
showToday();

const meant = plainAddress(location.pathname);
const drawn = drawnPath(language, (meant ?? location.pathname).replace(/#.*/, ''));
if (drawn) location.replace(drawn + (/#.*/.exec(meant ?? '')?.[0] ?? location.hash));
else if (meant) location.replace(meant + (meant.includes('#') ? '' : location.search + location.hash));
// Without the lists the page does not change.
else suggest().catch(() => {});
