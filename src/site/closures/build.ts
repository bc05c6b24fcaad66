/** The closures with their places, sources and report addresses, newest first. Build only. */

import { listReadOn, mayMissProvinces } from '#api/facts/closure-lists.ts';
import { totalRecall } from '#api/facts/closures.ts';
import type { Closure } from '#core/closures.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { pick } from '#core/pick.ts';
import { findIn, firstOf, required } from '#core/required.ts';
import { cityName, cityOf } from '#site/cities/build.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildDay } from '#site/data/now.build.ts';
import { bothDatesText, gregorianYearsOf, OWN_CALENDARS, ownMonthName, ownSpanText } from '#site/kit/dates.ts';
import { type Language, numeral, said } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { reportAddressOf } from '#site/report/build.ts';
import { CLOSURE_TEXT } from './text.ts';
import type { KnownClosure } from './view.ts';

/** Years with a fold each. */
const YEARS_APART = 5;

/** The closures in folds, newest first: those of the last Persian year by the month of their last day, the others by year, the oldest together. */
export function closureFolds(language: Language) {
  const rows = almanac.closures.rows.toReversed().map((row) => rowOf(language, row));
  const { year: lastYear } = firstOf(rows);
  const folds = Map.groupBy(rows, ({ year, lastDay }) =>
    year === lastYear
      ? ownMonthTitle(language, lastDay)
      : yearTitle(
          language,
          year < lastYear - YEARS_APART ? 'earlier' : 'yearTitle',
          Math.max(year, lastYear - YEARS_APART),
        ),
  );
  return { lastYear, folds };
}

/** «مهر ۱۴۰۵», "October 2026" */
function ownMonthTitle(language: Language, jdn: Jdn): string {
  const { year, month } = OWN_CALENDARS[language].fromJdn(jdn);
  return `${ownMonthName(language, month)} ${numeral(language, year)}`;
}

const yearTitle = (language: Language, text: 'yearTitle' | 'earlier', year: number): string =>
  CLOSURE_TEXT[language][text]
    .replace('{year}', numeral(language, year))
    .replace('{gregorian}', gregorianYearsOf(year));

/** The closures that are not over on the day of the build. */
export const knownClosures = (language: Language): KnownClosure[] =>
  almanac.closures.rows
    .filter(({ lastDay }) => lastDay >= buildDay)
    .map((row) => ({
      ...pick(row, ['slug', 'firstDay', 'lastDay']),
      title: said(language, 'title', row),
      place: placeOf(language, row),
    }));

function rowOf(language: Language, row: Closure) {
  const { slug, firstDay, lastDay, hours, confidence } = row;
  const text = CLOSURE_TEXT[language];
  const title = said(language, 'title', row);
  const reported = {
    language,
    name: `${slug}: ${title}`,
    row: `data/closures: ${slug}`,
    path: '/closures',
    hash: slug,
  };
  return {
    ...row,
    year: persian.yearOf(lastDay),
    title,
    /** «شنبه ۱۸ مهر ۱۴۰۵», «۲ تا ۵ دی ۱۴۰۴», «۱۰ اسفند ۱۴۰۴ تا ۲۸ اردیبهشت ۱۴۰۵» */
    date:
      firstDay === lastDay
        ? bothDatesText(language, firstDay)
        : ownSpanText(language, firstDay, lastDay, { year: true }),
    place: placeOf(language, row),
    notes: [
      ...(hours === null ? [] : [`${text.hours} ${numeral(language, hours.replace('-', '–'))}`]),
      ...(confidence === 'high' ? [] : [text.confidences[confidence]]),
      ...listNotes(language, row),
    ],
    sources: row.sources.map((id) => sourceOf(language, id)),
    /** undefined if the build has no address for reports */
    report: reportAddressOf({ ...reported, sources: row.sources }),
  };
}

/** Whether a list of the closed provinces was read for the day of a closure. */
function listNotes(language: Language, { firstDay, lastDay, provinces }: Closure): string[] {
  if (provinces.length === 0 || firstDay !== lastDay) return [];
  const text = CLOSURE_TEXT[language];
  if (mayMissProvinces(firstDay, 'public', almanac.closures)) return [text.noList];
  return listReadOn(firstDay, 'public', almanac.closures) ? [text.listRead] : [];
}

function placeOf(language: Language, { provinces, counties }: Closure): string {
  const { comma } = SITE_TEXT[language];
  const text = CLOSURE_TEXT[language];
  if (provinces.length === 0) return text.country;
  const names = provinces.map((slug) => required(almanac.provinces, slug)[language]).join(comma);
  const centres = counties.map((slug) => cityName(language, cityOf(slug))).join(comma);
  return centres === '' ? names : `${text.counties} ${names}: ${centres}`;
}

function sourceOf(language: Language, id: string) {
  const { title, title_fa = title, url } = findIn(almanac.closures.sources, (source) => source.id === id);
  return { title: { fa: title_fa, en: title }[language], url };
}

/** How many of the closures that news pages report the list has: "… this list had 140 of 153 found in the news.". */
export function recallText(language: Language): string {
  const { found, present, partsFound, partsPresent } = totalRecall(almanac.closures.recall);
  const text = CLOSURE_TEXT[language];
  const counted = (sentence: string, of: number, had: number) =>
    sentence.replace('{found}', numeral(language, of)).replace('{present}', numeral(language, had));
  const parts = partsFound === 0 ? [] : [counted(text.recallParts, partsFound, partsPresent)];
  return [counted(text.recall, found, present), ...parts].join(' ');
}
