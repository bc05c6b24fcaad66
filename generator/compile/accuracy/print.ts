/** The report as text tables for a terminal. */
import type { AccuracyReport, Agreement, HijriAccuracy, PersianCalendarAccuracy } from '#tables/accuracy-types.ts';

type Cell = string | number;

/** The report, one table a subject. */
export function printable(report: AccuracyReport): string {
  return [...hijriTables(report.hijri), ...otherTables(report)].join('\n\n');
}

function hijriTables(hijri: HijriAccuracy): string[] {
  const { firstMonth, lastMonth, months } = hijri;
  const years = ({ firstYear, lastYear }: { firstYear: number; lastYear: number }) => `${firstYear}–${lastYear} AH`;
  return [
    table(`Hijri month starts ${firstMonth} … ${lastMonth} (${months}) beside each source`, [
      ...hijri.sources.map((source) => [source.source, ...share(source), source.title]),
    ]),
    table('Hijri month starts beside calendars by rule', [
      ...hijri.ruleCalendars.map(({ calendar, byDifference, ...agreement }) => [
        calendar,
        ...share(agreement),
        byDifference.map(([days, count]) => `${signed(days)} d: ${count}`).join(', '),
      ]),
    ]),
    table('Estimate of month lengths, by era and confidence', [
      ...hijri.eras.flatMap((era) => [
        [years(era), ...share(era)],
        ...Object.entries(era.byConfidence).map(([confidence, agreement]) => [`  ${confidence}`, ...share(agreement)]),
      ]),
    ]),
    table('Estimate of month lengths, by decade', [
      ...hijri.decades.map((decade) => [years(decade), ...share(decade)]),
    ]),
    table('Month lengths judged by other years: right, and Brier score by bands, by one constant, as certain', [
      ...hijri.probability.scores.map((score) => [
        years(score),
        `by the ${score.fittedOn}`,
        `${score.agreeing} of ${score.months}`,
        score.brier,
        score.brierOfConstant,
        score.brierOfRule,
      ]),
    ]),
    table('Reliability of the probabilities, each year judged by the others', [
      ['confidence', 'expected', 'agreeing'],
      ...hijri.probability.bands.map((band) => [band.confidence, band.expected, ...share(band)]),
    ]),
    table('Months that the estimate misses since 1428 AH', [
      ...hijri.misses
        .filter(({ month }) => Number(month.slice(0, 4)) >= 1428)
        .map((miss) => [
          miss.month,
          `${miss.publishedLength} days`,
          `estimated ${miss.estimatedLength}`,
          `margin ${miss.margin}`,
          miss.confidence,
        ]),
    ]),
  ];
}

const otherTables = ({
  equinox,
  persian,
  zodiacMonths,
  prayerTimes,
  holidays,
  occasions,
  sourceCounts,
  cities,
}: AccuracyReport): string[] => [
  table('March equinox, seconds ours less theirs', [
    ['', 'years', 'least', 'mean', 'greatest'],
    ...(['reference', 'announced'] as const).map((name) => {
      const { compared, least, mean, greatest } = equinox[name];
      return [name, compared, least, mean, greatest];
    }),
  ]),
  table('Announced moments of Nowruz, seconds ours less theirs', [
    ...equinox.announcedYears.map(({ year, difference, confidence }) => [year, signed(difference), confidence]),
  ]),
  table("The Centre's list of past moments, seconds ours less theirs", [
    ['', 'years', 'least', 'mean', 'greatest'],
    ...equinox.listed.periods.map(({ firstYear, lastYear, compared, least, mean, greatest }) => [
      `${firstYear}–${lastYear}`,
      ...[compared, least, mean, greatest],
    ]),
  ]),
  table('Persian calendar beside other reckonings', persian.map(reckoningRow)),
  table(`Zodiac months of ${zodiacMonths.firstYear}–${zodiacMonths.lastYear} beside ours`, [
    ['begin on the same day', ...share(zodiacMonths)],
    ['a day later', zodiacMonths.dayLater],
    ['a day earlier', zodiacMonths.dayEarlier],
    ['days of the same date', ...share(zodiacMonths.days)],
  ]),
  ...(['byPrayer', 'byCity', 'byTier'] as const).map((group) =>
    table(`Prayer times beside printed ones, same minute, ${group}`, [
      ...prayerTimes[group].map((row) => [row.of, ...share(row), `within a minute ${row.withinMinute}`]),
    ]),
  ),
  table('Printed prayer times on another minute', [
    ...prayerTimes.differing.map((row) => [row.city, row.date, row.prayer, row.printed, row.computed, row.source]),
  ]),
  table('Public holidays by Persian year and by what their day rests on', [
    ...holidays.years.map(({ year, days, byBasis }) => [year, `${days} days`, counts(byBasis)]),
  ]),
  table(`Published holiday rules (${holidays.publishedRules}; not published ${holidays.unpublishedRules}) by law`, [
    ...holidays.byLaw.map(({ law, rules, title }) => [law, rules, title]),
  ]),
  table('Occasions by category and kind of source', [
    ...occasions.map((row) => [row.category, row.occasions, counts(row.bySource)]),
  ]),
  table('Rows by number of sources', [
    ['', 'one', 'more'],
    ...sourceCounts.map(({ rows, one, more }) => [rows, one, more]),
  ]),
  table(`Cities within ${cities.nearKm} km of where Natural Earth has them`, [
    ...(['inIran', 'abroad'] as const).map((group) => {
      const { cities: all, medianKm, ...agreement } = cities[group];
      return [group, ...share(agreement), `median ${medianKm} km`, `of ${all} cities`];
    }),
  ]),
  table('Cities farther off', [...cities.far.map(({ city, kilometres }) => [city, `${kilometres} km`])]),
];

const LONGEST_LIST = 12;

function reckoningRow({
  reckoning,
  firstYear,
  lastYear,
  differing,
  narrow,
  ...agreement
}: PersianCalendarAccuracy): Cell[] {
  const more = differing.length > LONGEST_LIST ? ` and ${differing.length - LONGEST_LIST} more` : '';
  const differs = differing.length > 0 ? `differs in ${differing.slice(0, LONGEST_LIST).join(' ')}${more}` : '';
  const close = narrow?.map(([year, seconds]) => `${year} (${signed(seconds)} s)`).join(' ');
  return [reckoning, `${firstYear}–${lastYear}`, ...share(agreement), differs, close ? `near noon: ${close}` : ''];
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

const share = ({ agreeing, compared }: Agreement): Cell[] => [
  `${agreeing} of ${compared}`,
  compared === 0 ? '' : `${((100 * agreeing) / compared).toFixed(1)} %`,
];

const counts = (record: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(record)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Columns as wide as their widest cell. */
export function table(title: string, rows: readonly (readonly Cell[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, String(cell).length);
    });
  }
  const line = (row: readonly Cell[]): string =>
    row
      .map((cell, column) =>
        typeof cell === 'number' ? String(cell).padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return [title, ...rows.map((row) => `  ${line(row)}`)].join('\n');
}
