/** What a keeper of the data does in a year: one table for `npm run keep -- due`, the pull requests and docs/keeping.md. */

import * as gregorian from '#core/gregorian.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { findIn, firstOf, itemAt, lastOf } from '#core/required.ts';
import type { Data } from '../../compile/data.ts';
import { monthAfter, monthText } from '../../compile/forms/months.ts';
import { compileHijriMonths } from '../../compile/hijri-months.ts';

/** What the duties depend on. */
export interface Keeping {
  readonly data: Pick<Data, 'hijriMonths' | 'closuresCollected' | 'announcedNowruz' | 'checked' | 'watches'>;
  /** in Tehran */
  readonly today: Jdn;
  /** day of the last data release */
  readonly released: Jdn;
  /** day of the last commit */
  readonly committed: Jdn;
  /** time-zone data of this Node, as `2026c` */
  readonly tzdata: string;
}

export interface Task {
  /** permanent name: the same task has it every day */
  readonly key: string;
  readonly line: string;
  /** an edit that a person only has to confirm */
  readonly edit?: readonly string[];
  /** what to look at before the edit is merged */
  readonly confirm?: string;
}

interface Duty {
  readonly name: string;
  /** when it comes up */
  readonly rhythm: string;
  readonly command: string;
  tasks(keeping: Keeping): Task[];
}

const iso = gregorian.toIsoDate;
const DAYS_BEFORE_MONTH = 3;
const DAYS_BEFORE_EVE = 2;
const MAX_DAYS_UNSEARCHED = 14;
/** GitHub stops scheduled workflows 60 days after the last commit. */
const MAX_DAYS_WITHOUT_COMMIT = 45;
/** security.txt expires 360 days after a data release. */
const MAX_DAYS_WITHOUT_RELEASE = 330;
const [MEHR, ESFAND, KHORDAD] = [7, 12, 3];
const MOVED_BY_SIGHTINGS = [9, 10];

const lastMonth = ({ data }: Keeping) => lastOf(data.hijriMonths).value;
const nameOf = (year: number, month: number): string => `${year}/${month}`;

/** The months of a Persian year are entered if the table goes to its end. */
function missingCalendar(keeping: Keeping, year: number): Task[] {
  const last = lastMonth(keeping);
  if (gregorian.fromIsoDate(last.first_day) + 59 >= persian.firstDayOfYear(year + 1)) return [];
  const line = `the official calendar of ${year} is not entered: months end with ${nameOf(last.year, last.month)}`;
  return [{ key: `calendar-${year}`, line }];
}

function nextMonth(keeping: Keeping): Task[] {
  const last = lastMonth(keeping);
  const first = gregorian.fromIsoDate(last.first_day);
  if (keeping.today + DAYS_BEFORE_MONTH < first + 29) return [];
  const { year, month } = monthAfter(last);
  const estimate = iso(createHijriCalendar(compileHijriMonths(keeping.data)).toJdn({ year, month, day: 1 }));
  return [
    {
      key: `month-${year}-${month}`,
      line: `${nameOf(year, month)} begins by ${iso(addDays(first, 30))} and is not announced`,
      edit: ['announce', nameOf(year, month), estimate, '--source', 'ut-published-calendar'],
      confirm: `The day is the estimate. Merge only if the calendar of the Centre gives ${estimate} too.`,
    },
  ];
}

/** From two days before Ramadan or Shawwal, until a notice of that evening is entered or the month has begun. */
function evenings({ data, today }: Keeping): Task[] {
  return data.hijriMonths.flatMap(({ value: { year, month, first_day, sources } }, index) => {
    const first = gregorian.fromIsoDate(first_day);
    const isNear = today >= first - DAYS_BEFORE_EVE && today <= first;
    const notice = `announcement-${monthText({ year, month })}`;
    if (!MOVED_BY_SIGHTINGS.includes(month) || !isNear || sources.some((id) => id.startsWith(notice))) return [];
    const before = gregorian.fromIsoDate(itemAt(data.hijriMonths, index - 1).value.first_day);
    const other = iso(addDays(before, first - before === 29 ? 30 : 29));
    const evening = `${monthName('hijri', month - 1).en} ${year}`;
    return [
      {
        key: `evening-${year}-${month}`,
        line: `${nameOf(year, month)} is to begin on ${first_day}: look at the announcement of the evening of 29 ${evening}`,
        edit: [
          ...['announce', nameOf(year, month), other, '--source', `Office of the Supreme Leader, 29 ${evening}`],
          ...['--reason', `moved by the announcement of the evening of 29 ${evening}`],
        ],
        confirm: `Merge only if the month was moved to ${other}; close this if it begins on ${first_day} as published.`,
      },
    ];
  });
}

function closures({ data, today }: Keeping): Task[] {
  const [, last] = firstOf(data.closuresCollected).value;
  if (persian.fromIsoDate(last) + MAX_DAYS_UNSEARCHED >= today) return [];
  return [
    {
      key: `closures-${last}`,
      line: `closures were last searched on ${last}: search the news since («تعطیلی ادارات»، «تعطیلی مدارس»، «غیرحضوری»)`,
      edit: ['checked', 'closures'],
      confirm: 'Merge when the closures since that day are entered with `npm run keep -- close-day`.',
    },
  ];
}

function nowruz({ data, today }: Keeping): Task[] {
  const { year, month } = persian.fromJdn(today);
  const newYear = month === ESFAND ? year + 1 : year;
  if (month > KHORDAD && month < ESFAND) return [];
  if (data.announcedNowruz.some(({ value }) => value.year === newYear)) return [];
  const line = `the announced moment of Nowruz ${newYear} is not in data/nowruz-announced.csv`;
  return [{ key: `nowruz-${newYear}`, line }];
}

/** Facts of which no row shows how old they are. */
const checkedEvery =
  (id: string, days: number, what: (keeping: Keeping) => string) =>
  (keeping: Keeping): Task[] => {
    const day = findIn(keeping.data.checked, ({ value }) => value.id === id).value.checked;
    if (gregorian.fromIsoDate(day) + days >= keeping.today) return [];
    const edit = ['checked', id];
    const confirm = `Merge when you have compared them, and corrected what has changed.`;
    return [{ key: `${id}-${day}`, line: `${what(keeping)} (last compared on ${day})`, edit, confirm }];
  };

/** What may change a fact, from the list of the data. */
const watches = ({ data, today }: Keeping): Task[] =>
  data.watches
    .map(({ value }) => value)
    .filter(({ checked, days }) => gregorian.fromIsoDate(checked) + days < today)
    .filter(({ until }) => until === null || today < persian.fromIsoDate(until))
    .map(({ id, watch, checked }) => ({
      key: `${id}-${checked}`,
      line: `${watch} (last looked at on ${checked})`,
      edit: ['checked', id],
      confirm: 'Merge when you have looked, and entered what has changed.',
    }));

const DUTIES: readonly Duty[] = [
  {
    name: 'calendar of the next year',
    rhythm: 'from Mehr until it is entered',
    command: '`npm run keep -- calendar-year FILE --enter --source …`',
    tasks: (keeping) => {
      const { year, month } = persian.fromJdn(keeping.today);
      return [...missingCalendar(keeping, year), ...(month >= MEHR ? missingCalendar(keeping, year + 1) : [])];
    },
  },
  {
    name: 'a month without announcement',
    rhythm: `${DAYS_BEFORE_MONTH} days before its 29th`,
    command: '`npm run keep -- announce MONTH DAY --source …`',
    tasks: nextMonth,
  },
  {
    name: 'evenings before Ramadan and Shawwal',
    rhythm: `${DAYS_BEFORE_EVE} days before`,
    command: '`npm run keep -- announce 1448/9 DAY --source …`',
    tasks: evenings,
  },
  {
    name: 'closures in the news',
    rhythm: `every ${MAX_DAYS_UNSEARCHED} days; in winter every evening`,
    command: '`npm run keep -- close-day …`, then `npm run keep -- checked closures`',
    tasks: closures,
  },
  {
    name: 'announced moment of Nowruz',
    rhythm: 'Esfand',
    command: 'a row in `data/nowruz-announced.csv` with its source',
    tasks: nowruz,
  },
  {
    name: 'printed prayer tables',
    rhythm: 'year',
    command: '`npm run keep -- checked prayer-tables`',
    tasks: checkedEvery('prayer-tables', 365, () => 'compare printed prayer tables with our times'),
  },
  {
    name: 'weekends and days off of sectors',
    rhythm: 'half a year',
    command: '`data/sectors.json`, then `npm run keep -- checked sectors`',
    tasks: checkedEvery('sectors', 180, () => 'compare data/sectors.json with the laws in force'),
  },
  {
    name: 'time zones',
    rhythm: 'half a year',
    command: 'newest Node, then `npm run keep -- checked time-zones`',
    tasks: checkedEvery(
      'time-zones',
      180,
      ({ tzdata }) => `Node has time-zone data ${tzdata}: compare it with iana.org/time-zones`,
    ),
  },
  {
    name: 'what may change a fact: `data/watches.json`',
    rhythm: 'each at its own',
    command: '`npm run keep -- checked NAME`',
    tasks: watches,
  },
  {
    name: 'schedules of the workflows',
    rhythm: `${MAX_DAYS_WITHOUT_COMMIT} days without a commit`,
    command: 'merge anything; GitHub stops them after 60 days',
    tasks: ({ today, committed }) => {
      if (committed + MAX_DAYS_WITHOUT_COMMIT >= today) return [];
      const stop = iso(addDays(committed, 60));
      return [
        { key: `schedules-${stop}`, line: `GitHub stops the nightly workflows on ${stop} unless something is merged` },
      ];
    },
  },
  {
    name: 'security.txt',
    rhythm: `${MAX_DAYS_WITHOUT_RELEASE} days after a data release`,
    command: '`npm run keep -- release`',
    tasks: ({ today, released }) =>
      released + MAX_DAYS_WITHOUT_RELEASE >= today
        ? []
        : [
            {
              key: `security-${iso(released)}`,
              line: `security.txt expires on ${iso(addDays(released, 360))}: release`,
            },
          ],
  },
];

export const dueTasks = (keeping: Keeping): Task[] => DUTIES.flatMap(({ tasks }) => tasks(keeping));

/** A Markdown table of all duties. */
export const dutiesTable = (): string =>
  [
    '| duty | when it comes up | command |',
    '|---|---|---|',
    ...DUTIES.map(({ name, rhythm, command }) => `| ${name} | ${rhythm} | ${command} |`),
  ].join('\n');
