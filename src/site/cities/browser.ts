/** Search for a city while typing, and for the city nearest to the visitor. No text or location leaves the browser. */

import { provinceSlug } from '#core/closures.ts';
import { required } from '#core/required.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { html } from '#site/kit/html.ts';
import { count } from '#site/kit/language.ts';
import { dataOf, element, language, once, part, print } from '#site/kit/page.browser.ts';
import { remember } from '#site/settings/settings.browser.ts';
import { nearestTo } from './distance.ts';
import type { CityIndex, FoundCity, IndexSearch } from './search.ts';
import { CITY_TEXT } from './text.ts';

const MAX_RESULTS = 12;
/** Enough to count. */
const MAX_FOUND = 1000;
const MAX_NEAREST = 3;

const box = part('city-search');
const form = element('form', box);
const input = element('input', box);
const texts = CITY_TEXT[language];
const isForAbroad = box.dataset.abroad !== undefined;

const say = (text: string): void => print('city-status', text);

/** Index and search engine, loaded on the first search. @throws {Error} if loading fails */
const citySearch = once(readIndex);

async function readIndex(): Promise<IndexSearch> {
  const [{ createCitySearch }, index] = await Promise.all([
    import('./search.ts'),
    readFile<CityIndex>(dataOf(box, 'index')),
  ]);
  return createCitySearch(index, ({ isInIran }) => !(isForAbroad && isInIran));
}

/** Home shows the times of the last chosen city. */
const keep = ({ isInIran, region, ...city }: FoundCity): void =>
  remember({ city: { ...city, ...(isInIran && { province: provinceSlug(region.en) }) } });

/** Links from a city's page keep the chosen method for the next city. */
function hrefOf({ slug }: FoundCity): string {
  const asked = new URLSearchParams(location.search);
  asked.delete('q');
  // One page for all cities, with the city in the query.
  if (box.dataset.onePage !== undefined) return `${box.dataset.base}?city=${slug}`;
  return `${box.dataset.base}/${slug}${asked.size > 0 ? `?${asked}` : ''}`;
}

function showResults(cities: readonly FoundCity[], noteOf: (city: FoundCity) => string): void {
  print(
    'city-results',
    html`${cities.map(
      (city) =>
        html`<li><a href="${hrefOf(city)}"><span class="city-name">${city[language]}</span> <span class="note">${noteOf(city)}</span></a></li>`,
    )}`,
  );
}

type Found = ReturnType<IndexSearch['find']>;

async function search(): Promise<Found> {
  const text = input.value;
  try {
    const found = (await citySearch()).find(text, MAX_FOUND);
    if (input.value !== text) return [];
    const cities = found.map(({ city }) => city.found);
    showResults(cities.slice(0, MAX_RESULTS), ({ region }) => region[language]);
    say(text.trim() === '' ? '' : summary(found));
    return found;
  } catch {
    say(texts.searchFailed);
    return [];
  }
}

function summary(found: Found): string {
  const [best] = found;
  if (!best) return texts.notFound;
  if (best.match === 'fuzzy') return texts.didYouMean;
  return `${count(language, found.length)} ${found.length > MAX_RESULTS ? texts.moreFound : texts.found}`;
}

/** Goes to the city of exactly this name, or to the only one of nearly this name; otherwise lists the candidates. */
async function open(goTo: (address: string) => void): Promise<void> {
  const [best, second] = await search();
  if (!best || best.match === 'fuzzy') return;
  const city = (await citySearch()).meant(input.value)?.found ?? (second ? undefined : best.city.found);
  if (!city) return say(texts.choose);
  keep(city);
  goTo(hrefOf(city));
}

async function showNearest({ coords }: GeolocationPosition): Promise<void> {
  try {
    const nearest = nearestTo(
      coords,
      (await citySearch()).cities.map(({ found }) => found),
      MAX_NEAREST,
    );
    const kilometres = new Map(nearest.map(({ place, kilometres }) => [place.slug, kilometres]));
    showResults(
      nearest.map(({ place }) => place),
      (city) =>
        `${count(language, Math.round(required(kilometres, city.slug)))} ${texts.kilometres} · ${city.region[language]}`,
    );
    say('');
    part('city-results').querySelector('a')?.focus();
  } catch {
    say(texts.searchFailed);
  }
}

input.addEventListener('focus', () => void citySearch().catch(() => undefined), { once: true });
input.addEventListener('input', () => void search());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void open((address) => location.assign(address)).catch(() => say(texts.searchFailed));
});
part('nearest').addEventListener('click', () => {
  say(texts.nearestWaits);
  if (!navigator.geolocation) return say(texts.nearestFailed);
  navigator.geolocation.getCurrentPosition(
    (position) => void showNearest(position),
    () => say(texts.nearestFailed),
    { maximumAge: 600_000, timeout: 15_000 },
  );
});
const asked = new URLSearchParams(location.search).get('q');
if (asked) {
  // A search that began on another page.
  input.value = asked;
  void open((address) => location.replace(address)).catch(() => say(texts.searchFailed));
}
