/** Figures in the documents, each between `<!-- figure:name -->` and `<!-- / -->`, so that an edit of data renews them. */

import { globSync, readFileSync } from 'node:fs';
import { findIn, lastOf } from '#core/required.ts';
import type { AccuracyReport, Agreement } from '#tables/accuracy-types.ts';

const DOCUMENTS = ['README.md', 'docs/*.md', 'data/README.md'];
const FIGURE = /(<!-- figure:([a-z0-9-]+) -->).*?(<!-- \/ -->)/g;

const outOf = ({ agreeing, compared }: Agreement): string => `${agreeing} of ${compared}`;
const inPercent = ({ agreeing, compared }: Agreement, digits: number): string =>
  `${((100 * agreeing) / compared).toFixed(digits)} %`;
/** `1448-08` → `1448/8` */
const monthName = (month: string): string => month.split('-').map(Number).join('/');

/** Name of a figure → its text. No figure counts rows of `data/`: two edits that add rows would not merge. */
export function figures({ hijri, cities, prayerTimes }: AccuracyReport): Map<string, string> {
  const era = lastOf(hijri.eras);
  const [firstHalf, secondHalf, whole] = hijri.probability.scores.map((score) => ({
    ...score,
    compared: score.months,
    years: `${score.firstYear}–${score.lastYear}`,
  }));
  const source = (id: string): Agreement => findIn(hijri.sources, (row) => row.source === id);
  const rule = (id: string): Agreement => findIn(hijri.ruleCalendars, ({ calendar }) => calendar === id);
  const band = (name: string): Agreement => findIn(hijri.probability.bands, ({ confidence }) => confidence === name);
  const chance = ({ agreeing, compared }: Agreement): string => ((agreeing + 1) / (compared + 2)).toFixed(3);
  const newspapers = source('ettelaat').agreeing + source('newspapers').agreeing;
  const isLonger = ({ publishedLength }: (typeof hijri.misses)[number]): boolean => publishedLength === 30;
  const missesOfEra = hijri.misses.filter(({ month }) => Number(month.slice(0, 4)) >= era.firstYear);
  const score = (name: string, { years, brier, brierOfRule, ...right }: NonNullable<typeof whole>) => ({
    [`${name}-years`]: years,
    [`${name}-right`]: outOf(right),
    [`${name}-brier`]: brier.toFixed(4),
    [`${name}-brier-of-rule`]: brierOfRule.toFixed(4),
  });
  const confidences = (['high', 'medium', 'low'] as const).flatMap((name) => [
    [`fitted-${name}`, outOf(era.byConfidence[name])],
    [`unseen-${name}`, outOf(band(name))],
    [`chance-${name}`, chance(era.byConfidence[name])],
  ]);
  return new Map<string, string>([
    ...Object.entries({
      'hijri-months': hijri.months.toLocaleString('en'),
      'hijri-span': `${monthName(hijri.firstMonth)}–${monthName(hijri.lastMonth)}`,
      'hijri-years': `${Number(hijri.firstMonth.slice(0, 4))}–${Number(hijri.lastMonth.slice(0, 4))}`,
      'ut-converter': outOf(source('ut-converter')),
      'ut-published-calendar': outOf(source('ut-published-calendar')),
      newspapers: String(newspapers),
      'islamic-civil': inPercent(rule('islamic-civil'), 0),
      'islamic-umalqura': inPercent(rule('islamic-umalqura'), 0),
      'fitted-right': outOf(era),
      'misses-longer': `${missesOfEra.filter(isLonger).length} of the ${missesOfEra.length}`,
      ...score('first-half', firstHalf!),
      ...score('second-half', secondHalf!),
      ...score('unseen', whole!),
      'unseen-share': inPercent(whole!, 1),
      'cities-compared': String(cities.compared),
      'cities-near': String(cities.agreeing),
      'prayer-values': String(prayerTimes.compared),
      'prayer-right': String(prayerTimes.agreeing),
      'prayer-share': inPercent(prayerTimes, 1),
    }),
    ...(confidences as [string, string][]),
  ]);
}

/** @throws {Error} with the name of a figure that is not computed */
export const withFigures = (text: string, computed: ReadonlyMap<string, string>): string =>
  text.replace(FIGURE, (_, start: string, name: string, end: string) => {
    const figure = computed.get(name);
    if (figure === undefined) throw new Error(`there is no figure "${name}"`);
    return `${start}${figure}${end}`;
  });

/** Path of each document below a folder that has figures → its text with those of these tables. */
export function documentsWithFigures(root: string, report: AccuracyReport): Map<string, string> {
  const computed = figures(report);
  const texts = globSync(DOCUMENTS, { cwd: root }).map(
    (path) => [path, readFileSync(`${root}/${path}`, 'utf8')] as const,
  );
  const withAny = texts.filter(([, text]) => text.includes('<!-- figure:'));
  return new Map(withAny.map(([path, text]) => [path, withFigures(text, computed)]));
}
