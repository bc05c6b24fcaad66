/** How many of the holidays of today, and of the great feasts, have a title in each language. */
import { readData } from '../../compile/data.ts';
import { titlesBody } from '../titles.ts';

/** Days that people of every language of Iran know. */
const GREAT_DAYS = ['nowruz', 'yalda-night', 'ashura', 'eid-al-fitr', 'eid-al-adha'];

/** A table for `docs/recipes.md`: one row a language, the best covered first. */
export function titleCoverage(): string {
  const data = readData(process.cwd());
  const holidays = new Set(
    data.holidays.flatMap(({ published, last_year, slug }) => (published && last_year === null ? slug : [])),
  );
  const titled = titlesBody(data).data;
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const count = (language: string, slugs: ReadonlySet<string>): number =>
    titled.filter(({ slug, titles }) => slugs.has(slug) && language in titles).length;
  const great = new Set(GREAT_DAYS);
  const rows = [...new Set(data.occasionTitles.map(({ language }) => language))]
    .map((language) => ({ language, holidays: count(language, holidays), great: count(language, great) }))
    .sort((a, b) => b.holidays - a.holidays || (a.language < b.language ? -1 : 1));
  return [
    `| language | of the ${holidays.size} yearly holidays | of Nowruz, Yalda, Ashura and both Eids |`,
    '|---|---|---|',
    ...rows.map((row) => `| ${names.of(row.language)} (\`${row.language}\`) | ${row.holidays} | ${row.great} |`),
  ].join('\n');
}
