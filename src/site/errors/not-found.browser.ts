/** Suggests pages for a wrong URL; on a host of files alone by the list of its section. */
import { GREGORIAN_HOLIDAY_PAGE_YEARS, HOLIDAY_PAGE_YEARS } from '#site/data/address.ts';
import { html } from '#site/kit/html.ts';
import { numeral, pagePath } from '#site/kit/language.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { dataOf, language, part, print, today } from '#site/kit/page.browser.ts';
import { askSearch } from '#site/search-box/ask.browser.ts';
import { type Row, resultsOf } from '#site/search-box/results.ts';
import { addressAbove, type NamedAddress, namedBy, plainAddress } from '#understand/addresses.ts';
import { nearest } from '#understand/near.ts';
import { drawnPath } from './drawn-path.ts';
import { NOT_FOUND_TEXT } from './text.ts';

const MAX_SHOWN = 5;

/** The page of the documentation that has nearly this name. */
function docsNear(text: string): Row[] {
  const name = nearest(text.replaceAll(' ', '-'), dataOf(part('near'), 'docs').split(' '));
  return name ? [{ href: pagePath(language, `/docs/${name}`), title: name, note: '', kind: '' }] : [];
}

/** A word as short as this is not taken for a part of a name or for a misspelling: `/nope` does not mean "hope". */
const MAX_SHORT = 4;
const WHOLE_NAMES: readonly string[] = ['exact', 'namesake', 'known-words'];

/** Occasions beneath /occasions, cities beneath /prayer-times, pages beneath /docs, elsewhere all of this name; the best first. */
async function nearOf({ section, text }: NamedAddress): Promise<readonly Row[]> {
  if (section === 'docs') return docsNear(text);
  const { q, data, cities } = await askSearch(text, MAX_SHOWN);
  const isOfSection = ['occasions', 'prayer-times'].includes(section);
  const isLong = text.length > MAX_SHORT;
  const isNear = ({ match }: { readonly match: string }) =>
    isOfSection ? match !== 'fuzzy' || isLong : WHOLE_NAMES.includes(match) || (match === 'prefix' && isLong);
  const found = {
    q,
    answer: null,
    data: section === 'prayer-times' ? [] : data.filter(isNear),
    cities: section === 'occasions' ? [] : cities.filter(isNear),
  };
  return resultsOf(language, found, { today: today(), pages: isOfSection ? [] : PAGES }).rows.slice(0, MAX_SHOWN);
}

/** What the addresses below a page may have: the months of a year, the years of the holidays. */
function allowedBelow(above: string): string {
  const { months, years } = NOT_FOUND_TEXT[language];
  if (/^\/calendar\/\d+$/.test(above)) return months;
  const { first, last } = { fa: HOLIDAY_PAGE_YEARS, en: GREGORIAN_HOLIDAY_PAGE_YEARS }[language];
  return above === '/holidays' ? years.replace('{first}', String(first)).replace('{last}', String(last)) : '';
}

/** The page above an address without a page, such as `/nowruz/2027`, or the one of nearly its name. */
function linkAbove(): Row[] {
  const path = location.pathname.replace(/^\/en(?=\/)/, '');
  const above = addressAbove(
    path,
    PAGES.map((page) => page.path).filter((page) => page !== '/'),
  );
  const page = PAGES.find((each) => above?.startsWith(each.path) && each.path !== '/');
  if (above === undefined || !page) return [];
  const title = [
    page.label[language],
    ...above
      .slice(page.path.length + 1)
      .replace('#d', '/')
      .split('/'),
  ].join(' ');
  const href = drawnPath(language, above) ?? pagePath(language, above);
  return [{ href, kind: '', title: numeral(language, title.trim()), note: numeral(language, allowedBelow(above)) }];
}

async function suggest(): Promise<void> {
  const named = namedBy(location.pathname);
  const near = named ? await nearOf(named) : [];
  const found = near.length > 0 ? near : linkAbove();
  if (found.length === 0) return;
  print(
    'near',
    html`<h2>${NOT_FOUND_TEXT[language].near}</h2>
<ul class="rows">${found.map(({ href, kind, title, note }) => html`<li><a href="${href}"><span class="row-rest full"><span>${title}</span> <span class="note">${note || kind}</span></span></a></li>`)}</ul>`,
  );
}

const meant = plainAddress(location.pathname);
const drawn = drawnPath(language, (meant ?? location.pathname).replace(/#.*/, ''));
if (drawn) location.replace(drawn + (/#.*/.exec(meant ?? '')?.[0] ?? location.hash));
else if (meant) location.replace(meant + (meant.includes('#') ? '' : location.search + location.hash));
// Without the lists the page does not change.
else suggest().catch(() => {});
