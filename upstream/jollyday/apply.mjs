/**
 * Writes Iran's holidays from 1980 on into a checkout of jollyday (github.com/focus-shift/jollyday).
 *
 *     npm run --silent upstream -- jollyday CHECKOUT
 *
 * calls this with the dates as JSON on standard input. It edits `Holidays_ir.xml` and `HolidayIRTest.java`; `git diff` is the
 * patch. Solar holidays follow Nowruz, which is on 20 or 21 March. Islamic ones are listed year by year as far as Iran has
 * published its months; after that the library calculates them as before. Its release notes come from pull requests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Key of the description (of Nowruz with the day of March) → slug. */
const SOLAR = {
  VICTORY_OF_ISLAMIC_REVOLUTION: 'revolution-victory',
  OIL_INDUSTRY_NATIONALIZATION_DAY: 'oil-nationalization',
  'NOWRUZ 21': 'nowruz',
  'NOWRUZ 22': 'nowruz-day-2',
  'NOWRUZ 23': 'nowruz-day-3',
  'NOWRUZ 24': 'nowruz-day-4',
  ISLAMIC_REPUBLIC_DAY: 'islamic-republic-day',
  SIZDAH_BEDAR: 'sizdah-bedar',
  DEMISE_OF_IMAM_KHOMEINI: 'khomeini-death',
  FIFTEENTH_OF_KHORDAD_UPRISING: 'khordad-15-uprising',
};
/** Type of the Islamic holiday → slug. */
const ISLAMIC = {
  TASUA: 'tasua',
  ASCHURA: 'ashura',
  ARBAEEN: 'arbaeen',
  DEATH_OF_MUHAMMAD_AND_HASAN_MOJTABA: 'prophet-death',
  DEATH_OF_IMAM_REZA: 'imam-reza-martyrdom',
  DEATH_OF_IMAM_HASAN_ASKARI: 'imam-askari-martyrdom',
  BIRTH_OF_MUHAMMAD_AND_IMAM_SADIQ: 'prophet-birthday',
  DEATH_OF_FATIMA: 'fatima-martyrdom',
  BIRTH_OF_IMAM_ALI: 'imam-ali-birthday',
  LAILAT_AL_MIRAJ: 'mabath',
  LAILAT_AL_BARAT: 'mahdi-birthday',
  DEATH_OF_IMAM_ALI: 'imam-ali-martyrdom',
  ID_AL_FITR: 'eid-al-fitr',
  ID_AL_FITR_2: 'eid-al-fitr-day-2',
  DEATH_OF_IMAM_SADIQ: 'imam-sadiq-martyrdom',
  ID_UL_ADHA: 'eid-al-adha',
  ID_AL_GHADIR: 'eid-al-ghadir',
};
const MONTHS = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ');
const CYCLE_YEARS = 4;
/** Of the project's test. */
const TESTED = { first: 1900, last: 2173 };

const given = JSON.parse(readFileSync(0, 'utf8'));
const [firstYear, lastYear] = given.confirmed;
const lastSolarYear = 2037;
const datesOf = (slug) => given.daysOff.find((holiday) => holiday.slug === slug).dates;

const fixed = (date, years, key) =>
  `    <Fixed month="${MONTHS[Number(date.slice(5, 7)) - 1]}" day="${Number(date.slice(8))}" ${years} descriptionPropertiesKey="${key}"/>`;

/** Rows of one month and day: years that follow each other every fourth year share a row. */
function cycleRows(dates, key) {
  const left = new Set(dates.map((date) => Number(date.slice(0, 4))));
  const rows = [];
  for (const year of left) {
    let last = year;
    while (left.has(last + CYCLE_YEARS)) last += CYCLE_YEARS;
    for (let each = year; each <= last; each += CYCLE_YEARS) left.delete(each);
    rows.push(fixed(dates[0], `validFrom="${year}" validTo="${last}" every="FOUR_YEARS"`, key));
  }
  return rows;
}

/** The row as it is for the years outside the list. */
const outside = (row, last) => [
  row.replace('/>', ` validTo="${firstYear - 1}"/>`),
  row.replace('/>', ` validFrom="${last + 1}"/>`),
];

function solarRows(row, [, day, key]) {
  const slug = SOLAR[key === 'NOWRUZ' ? `${key} ${day}` : key];
  if (!slug) throw new Error(`Holidays_ir.xml has a new holiday ${key}; this script needs an update`);
  const byDay = Map.groupBy(datesOf(slug), (date) => date.slice(5));
  return [...[...byDay.values()].flatMap((dates) => cycleRows(dates, key)), ...outside(row, lastSolarYear)];
}

const keyOf = (row, type) => /descriptionPropertiesKey="(\w+)"/.exec(row)?.[1] ?? `islamic.${type}`;

function islamicRows(row, type) {
  const slug = ISLAMIC[type];
  if (!slug) throw new Error(`Holidays_ir.xml has a new holiday ${type}; this script needs an update`);
  const published = datesOf(slug).filter((date) => Number(date.slice(0, 4)) <= lastYear);
  const rows = published.map((date) => {
    const year = date.slice(0, 4);
    return fixed(date, `validFrom="${year}" validTo="${year}"`, keyOf(row, type));
  });
  return [...rows, ...outside(row, lastYear)];
}

const solarRow = /^ *<Fixed month="\w+" day="(\d+)" descriptionPropertiesKey="(\w+)"\/>$/;
const islamicRow = /^ *<IslamicHoliday type="(\w+)".*\/>$/;

const checkout = resolve(process.argv[2]);
const xml = `${checkout}/jollyday-core/src/main/resources/holidays/Holidays_ir.xml`;
const rows = readFileSync(xml, 'utf8').split('\n');
const keys = new Map();
const written = rows.flatMap((row) => {
  const solar = solarRow.exec(row);
  const type = islamicRow.exec(row)?.[1];
  if (type) keys.set(type, keyOf(row, type));
  if (solar) return solarRows(row, solar);
  return type ? islamicRows(row, type) : [row];
});
if (keys.size !== Object.keys(ISLAMIC).length)
  throw new Error('Holidays_ir.xml has other holidays; this script needs an update');
writeFileSync(xml, written.join('\n'));

/** `.validBetween(…)` for each run of years in a row; the ends are those of the test. */
function ranges(years) {
  const runs = [];
  for (const year of years) {
    if (runs.at(-1)?.[1] === year - 1) runs.at(-1)[1] = year;
    else runs.push([year, year]);
  }
  const text = (year) => ({ [TESTED.first]: 'YEAR_FROM', [TESTED.last]: 'YEAR_TO' })[year] ?? `Year.of(${year})`;
  return runs.map(([from, to]) => `.validBetween(${text(from)}, ${text(to)})`).join('');
}

const testedYears = Array.from({ length: TESTED.last - TESTED.first + 1 }, (_, index) => TESTED.first + index);
const isListed = (year, last) => year >= firstYear && year <= last;

/** A check for each day of March, or of another month, on which a solar holiday falls. */
function solarChecks(key, month, day) {
  const dates = datesOf(SOLAR[key === 'NOWRUZ' ? `${key} ${day}` : key]);
  const usual = `${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const dayOf = (year) =>
    isListed(year, lastSolarYear) ? dates.find((date) => Number(date.slice(0, 4)) === year)?.slice(5) : usual;
  const days = Map.groupBy(testedYears, dayOf);
  return [...days].flatMap(([date, years]) =>
    date === undefined
      ? []
      : [`.hasFixedHoliday("${key}", ${MONTHS[date.slice(0, 2) - 1]}, ${Number(date.slice(3))})${ranges(years)}`],
  );
}

/** Years of an Islamic holiday: not those of the list in which it was no day off yet. */
function islamicCheck(head, key) {
  const [type] = [...keys].find(([, known]) => known === key || known === `islamic.${key}`);
  const years = new Set(datesOf(ISLAMIC[type]).map((date) => Number(date.slice(0, 4))));
  return head + ranges(testedYears.filter((year) => !isListed(year, lastYear) || years.has(year)));
}

const testFile = `${checkout}/jollyday-tests/src/test/java/de/focus_shift/jollyday/tests/country/HolidayIRTest.java`;
const test = readFileSync(testFile, 'utf8');
// Two days of Nowruz may fall on one date in different years: they have the same key, so their checks are made together.
const nowruzYears = Map.groupBy(
  ['nowruz', 'nowruz-day-2', 'nowruz-day-3', 'nowruz-day-4'].flatMap((slug) => datesOf(slug)),
  (date) => date.slice(5),
);
const nowruzChecks = [...nowruzYears].map(([date, dates]) => {
  const listed = new Set(dates.map((each) => Number(each.slice(0, 4))));
  const isUsual = date >= '03-21';
  const years = testedYears.filter((year) => (isListed(year, lastSolarYear) ? listed.has(year) : isUsual));
  return `.hasFixedHoliday("NOWRUZ", MARCH, ${Number(date.slice(3))})${ranges(years)}`;
});
let hasNowruz = false;
writeFileSync(
  testFile,
  test
    .replaceAll(
      /\.hasFixedHoliday\("(\w+)", (\w+), (\d+)\)\.validBetween\(YEAR_FROM, YEAR_TO\)/g,
      (_, key, month, day) => {
        if (key !== 'NOWRUZ') return solarChecks(key, month, day).join('.and()\n      ');
        const checks = hasNowruz ? [] : nowruzChecks;
        hasNowruz = true;
        return checks.join('.and()\n      ');
      },
    )
    .replaceAll(/^ *\.and\(\)\n/gm, '')
    .replaceAll(/(\.hasIslamicHoliday\("(\w+)"(?:, true)?\))\.validBetween\(YEAR_FROM, YEAR_TO\)/g, (_, head, key) =>
      islamicCheck(head, key),
    ),
);
