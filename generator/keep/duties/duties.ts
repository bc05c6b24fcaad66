/** What a keeper of the data does in a year: one table for `npm run keep -- due`, the pull requests and docs/keeping.md. */

import * as gregorian from '#core/gregorian.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { addDays, type Jdn, monthAfter } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { itemAt, lastOf } from '#core/required.ts';
import type { Data } from '../../compile/data.ts';
import { monthText } from '../../compile/forms/months.ts';
import { compileHijriMonths } from '../../compile/hijri-months.ts';

/** What the duties depend on. */
export interface Keeping {
  readonly data: Pick<Data, 'hijriMonths' | 'announcedNowruz' | 'checked'>;
  /** in Tehran */
  readonly today: Jdn;
  /** day of the last data release */
  readonly released: Jdn;
  /** day of the last commit */
  readonly committed: Jdn;
}

export interface Task {
  /** permanent name: the same task has it every day */
  readonly key: string;
  readonly line: string;
  /** an edit that a person only has to confirm */
  readonly edit?: readonly string[];
  /** title of the pull request of the edit; undefined: the line */
  readonly title?: string;
  /** what to look at before the edit is merged */
  readonly confirm?: string;
  /** only something that nobody knows yet makes the edit right */
  readonly isDraft?: boolean;
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
/** GitHub stops scheduled workflows 60 days after the last commit. @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule */
const MAX_DAYS_WITHOUT_COMMIT = 45;
/** Days after a data release on which security.txt expires. RFC 9116 asks for less than a year. */
export const SECURITY_DAYS = 360;
const MAX_DAYS_WITHOUT_RELEASE = SECURITY_DAYS - 30;
const [KHORDAD, MEHR, AZAR, ESFAND] = [3, 7, 9, 12];
const MOVED_BY_SIGHTINGS = [9, 10];

const nameOf = (year: number, month: number): string => `${year}/${month}`;

/** The months of a Persian year are entered if the table goes to its end. */
function missingCalendar(keeping: Keeping, year: number): Task[] {
  const last = lastOf(keeping.data.hijriMonths);
  if (gregorian.fromIsoDate(last.first_day) + 59 >= persian.firstDayOfYear(year + 1)) return [];
  const line = `the official calendar of ${year} is not entered: months end with ${nameOf(last.year, last.month)}`;
  return [{ key: `calendar-${year}`, line }];
}

function nextMonth(keeping: Keeping): Task[] {
  const last = lastOf(keeping.data.hijriMonths);
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
  return data.hijriMonths.flatMap(({ year, month, first_day, sources }, index) => {
    const first = gregorian.fromIsoDate(first_day);
    const isNear = today >= first - DAYS_BEFORE_EVE && today <= first;
    const notice = `announcement-${monthText({ year, month })}`;
    if (!MOVED_BY_SIGHTINGS.includes(month) || !isNear || sources.some((id) => id.startsWith(notice))) return [];
    const before = gregorian.fromIsoDate(itemAt(data.hijriMonths, index - 1).first_day);
    const other = iso(addDays(before, first - before === 29 ? 30 : 29));
    const evening = `the evening of 29 ${monthName('hijri', month - 1).en} ${year}`;
    const line = `${nameOf(year, month)} is to begin on ${first_day}: look at the announcement of ${evening}; if it moves, fill in the form "Announce a month"`;
    const key = `evening-${year}-${month}`;
    // Before the evening there is no announcement that an edit could cite.
    if (today < before + 29) return [{ key, line }];
    return [
      {
        key,
        line,
        title: `Move ${nameOf(year, month)} to ${other} (only if announced)`,
        edit: [
          ...['announce', nameOf(year, month), other, '--source', `Office of the Supreme Leader, ${evening}`],
          ...['--reason', `moved by the announcement of ${evening}`],
        ],
        confirm: `Merge only if the month was moved to ${other}; close this if it begins on ${first_day} as published.`,
        isDraft: true,
      },
    ];
  });
}

function nowruz({ data, today }: Keeping): Task[] {
  const { year, month } = persian.fromJdn(today);
  const newYear = month === ESFAND ? year + 1 : year;
  if (month > KHORDAD && month < ESFAND) return [];
  if (data.announcedNowruz.some(({ year }) => year === newYear)) return [];
  const line = `the announced moment of Nowruz ${newYear} is not in data/nowruz-announced.csv`;
  return [{ key: `nowruz-${newYear}`, line }];
}

/** What a person looks at again every so many days. */
function looks({ data, today }: Keeping): Task[] {
  const isWinter = persian.fromJdn(today).month >= AZAR;
  return data.checked
    .filter(({ until }) => until === undefined || today < persian.fromIsoDate(until))
    .filter(({ checked, days, winter_days = days }) => {
      return gregorian.fromIsoDate(checked) + (isWinter ? winter_days : days) < today;
    })
    .map(({ id, watch, checked }) => ({
      key: `${id}-${checked}`,
      line: `${watch} (last looked at on ${checked})`,
      title: `Look again: ${id}, last on ${checked}`,
      edit: ['checked', id],
      confirm: 'Merge when you have looked, and entered what has changed.',
    }));
}

export const DUTIES: readonly Duty[] = [
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
    name: 'announced moment of Nowruz',
    rhythm: 'Esfand',
    command: 'a row in `data/nowruz-announced.csv` with its source',
    tasks: nowruz,
  },
  {
    name: 'closures in the news, printed prayer tables, bills in parliament: `data/checked.json`',
    rhythm: 'each after its own days; closures every day from Azar to Esfand',
    command: '`npm run keep -- checked NAME`',
    tasks: looks,
  },
  {
    name: 'schedules of the workflows',
    rhythm: `${MAX_DAYS_WITHOUT_COMMIT} days without a commit`,
    command: 'merge anything; GitHub stops them after 60 days, and "Enable workflow" under Actions starts them again',
    tasks: ({ today, committed }) => {
      if (committed + MAX_DAYS_WITHOUT_COMMIT >= today) return [];
      const stop = addDays(committed, 60);
      const line =
        stop > today
          ? `GitHub stops the nightly workflows on ${iso(stop)} unless something is merged`
          : `GitHub has stopped the nightly workflows on ${iso(stop)}: enable "pages" and "duty" again under Actions`;
      return [{ key: `schedules-${iso(stop)}`, line }];
    },
  },
  {
    name: 'security.txt',
    rhythm: `${MAX_DAYS_WITHOUT_RELEASE} days after a data release`,
    command: '`npm run keep -- release`',
    tasks: ({ today, released }) => {
      if (released + MAX_DAYS_WITHOUT_RELEASE >= today) return [];
      const line = `security.txt expires on ${iso(addDays(released, SECURITY_DAYS))}: release`;
      return [{ key: `security-${iso(released)}`, line }];
    },
  },
];

export const dueTasks = (keeping: Keeping): Task[] => DUTIES.flatMap(({ tasks }) => tasks(keeping));
