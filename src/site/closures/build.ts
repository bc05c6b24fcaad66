/** The closures with their places, sources and report addresses, newest first. Build only. */

import { listReadOn, mayMissProvinces } from '#api/facts/closure-lists.ts';
import { totalRecall } from '#api/facts/closures.ts';
import type { Closure } from '#core/closures.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { pick } from '#core/pick.ts';
import { findIn, firstOf, required } from '#core/required.ts';
import { cityName, cityOf } from '#site/cities/build.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildDay } from '#site/data/now.build.ts';
import { runText } from '#site/data/rows.ts';
import { daysLeftText, gregorianYearsOf, OWN_CALENDARS } from '#site/kit/dates.ts';
import { type Language, numeral, said } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { reportAddressOf } from '#site/report/build.ts';
import { CLOSURE_TEXT } from './text.ts';
import type { KnownClosure } from './view.ts';

/** Years with a fold each. */
const YEARS_APART = 4;
/** Rows above the folds. */
const SHOWN_FIRST = 6;

/** The newest closures, and the others in folds by the Persian year of their last day, the oldest together. */
export function closureLists(language: Language) {
  const rows = almanac.closures.rows.toReversed();
  const lastYear = persian.yearOf(firstOf(rows).lastDay);
  const firstApart = lastYear - YEARS_APART + 1;
  const titleOf = ({ lastDay }: Pick<Closure, 'lastDay'>) => {
    const year = persian.yearOf(lastDay);
    const title = CLOSURE_TEXT[language][year < firstApart ? 'earlier' : 'yearTitle'];
    const named = Math.max(year, firstApart);
    return title.replace('{year}', numeral(language, named)).replace('{gregorian}', gregorianYearsOf(named));
  };
  const listed = rows.map((row) => rowOf(language, row, persian.yearOf(row.lastDay) < firstApart));
  const folds = Map.groupBy(listed.slice(SHOWN_FIRST), titleOf);
  return { lastYear, latest: listed.slice(0, SHOWN_FIRST), folds };
}

export type ClosureRow = ReturnType<typeof rowOf>;

/** The closures that are not over on the day of the build. */
export const knownClosures = (language: Language): KnownClosure[] =>
  almanac.closures.rows
    .filter(({ lastDay }) => lastDay >= buildDay)
    .map((row) => ({
      ...pick(row, ['slug', 'firstDay', 'lastDay']),
      title: said(language, 'title', row),
      place: placeOf(language, row),
    }));

/** @param hasYear of a list of several years */
function rowOf(language: Language, row: Closure, hasYear: boolean) {
  const { slug, firstDay, lastDay, hours, confidence } = row;
  const text = CLOSURE_TEXT[language];
  const title = said(language, 'title', row);
  const sources = row.sources.map((id) => sourceOf(language, id));
  const reported = {
    language,
    name: `${slug}: ${title}`,
    row: `data/closures: ${slug}`,
    path: '/closures',
    hash: slug,
  };
  return {
    ...row,
    title,
    /** «۱۸ مهر», «۲ تا ۵ دی», "4–7 Nov" */
    date: runText(language, firstDay, lastDay),
    /** «شنبه», «۴ روز», "Saturday 2019" */
    belowDate: [
      firstDay === lastDay ? weekdayName(firstDay)[language] : daysLeftText(language, lastDay - firstDay + 1),
      ...(hasYear ? [numeral(language, OWN_CALENDARS[language].fromJdn(lastDay).year)] : []),
    ].join(' '),
    place: placeOf(language, row),
    notes: [
      ...(hours === null ? [] : [`${text.hours} ${numeral(language, hours.replace('-', '–'))}`]),
      ...(confidence === 'high' ? [] : [text.confidences[confidence]]),
      ...listNotes(language, row),
      ...sources.filter(({ url }) => !url).map((source) => source.title),
    ],
    /** sources with an address */
    links: sources.filter(({ url }) => url),
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
