import { isCapital } from '../places.ts';
import { placeOf } from '../problems.ts';
import type { Check } from './rule.ts';

/**
 * - A city keeps its published slug, and its country is in the list.
 * - A city in Iran has a province, written as the capital of the province has it.
 * - Names are unique within a country.
 * - An alias differs from the name; outside Iran it does not equal the name of a provincial capital.
 */
export const cities: Check = ({ cities: entries, countries, publishedCities }, report) => {
  const slugs = new Set(entries.map(({ slug }) => slug));
  for (const { slug } of publishedCities.filter(({ slug }) => !slugs.has(slug)))
    report({ file: 'data/cities.csv', line: 1 }, `the city "${slug}", whose addresses are published`, 'none');
  const codes = new Set(countries.map(({ code }) => code));
  const names = new Map<string, number>();
  const provinces = new Set(
    entries
      .filter(({ country, kind }) => country === 'IR' && isCapital(kind))
      .map(({ province_fa, province_en }) => `${province_fa} ${province_en}`),
  );
  const centres = entries
    .filter(({ kind }) => kind === 'province_capital')
    .flatMap(({ name_fa, name_en }) => [name_fa, name_en.toLowerCase()]);
  for (const entry of entries) {
    const { country, kind, province_fa, province_en, population, population_year, name_fa, name_en, aliases } = entry;
    if (!codes.has(country)) report(entry, 'a country of data/countries.csv', country);
    if ((country === 'IR') !== (province_fa !== '' && province_en !== '')) {
      report(entry, country === 'IR' ? 'a province' : 'no province', `"${province_fa}" "${province_en}"`);
    } else if (country === 'IR' && !provinces.has(`${province_fa} ${province_en}`)) {
      report(entry, 'a province as its capital has it', `"${province_fa}" "${province_en}"`);
    }
    if (country !== 'IR' && (kind === 'province_capital' || kind === 'county_capital')) {
      report(entry, 'capital or city outside Iran', kind);
    }
    if (population !== null && population < 0) report(entry, 'a population of 0 or more', String(population));
    if ((population_year !== null) !== (country === 'IR' && population !== null)) {
      report(entry, 'the year of the census for inhabitants in Iran only', String(population_year));
    }
    aliases.forEach((alias, index) => {
      const isNew = ![name_fa, name_en, ...aliases.slice(0, index)].includes(alias);
      if (!isNew || alias !== alias.trim()) report(entry, 'new aliases without surrounding spaces', `"${alias}"`);
      // A search among cities abroad for "tehran" must not find the nickname "Tehrangeles".
      const swallowed = country === 'IR' ? undefined : centres.find((name) => alias.toLowerCase().startsWith(name));
      if (swallowed) report(entry, `an alias that does not begin with the city "${swallowed}"`, `"${alias}"`);
    });
    for (const name of [name_fa, name_en]) {
      const first = names.get(`${country} ${name}`);
      if (first !== undefined)
        report(entry, 'a name that no other city of the country has', `${name}, as in line ${first}`);
      else names.set(`${country} ${name}`, placeOf(entry).line);
    }
  }
};
