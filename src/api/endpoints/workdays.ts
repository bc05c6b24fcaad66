import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, daysSinceSaturday, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type Context, defineEndpoint } from '../base/endpoint.ts';
import { parameterError, queryError } from '../base/errors.ts';
import { optional, type Parameter, signedNumber, type Values } from '../base/parameters.ts';
import { joined } from '../base/text.ts';
import { spanListNote } from '../facts/closure-lists.ts';
import { closureListNote } from '../facts/confidence.ts';
import { dayDates, weekdayNames } from '../facts/four-calendars.ts';
import {
  calendarName,
  dateText,
  dayOrToday,
  isDated,
  lifetimeUntil,
  namedDayOf,
  span,
  zoneFor,
  zoneOfToday,
} from '../query/date-parameters.ts';
import { ruleOf, type WorkdayQuery, workdayParameters, workdaysFor } from '../query/sectors.ts';

const MAX_ADDED = 2000;

/** Not 0: the day itself may be off, and `add` with a rule says where it moves. */
function workdaysToAdd(): Parameter<number> {
  const whole = signedNumber(
    {
      fa: 'تعداد روزهای کاری که اضافه می‌شود، غیر از ۰؛ عدد منفی به عقب می‌رود',
      en: 'Number of workdays to add, not 0; negative to subtract',
    },
    MAX_ADDED,
  );
  return {
    ...whole,
    allowed: `${whole.allowed}, but not 0`,
    read: (text) => whole.read(text) || undefined,
    hint: (text) =>
      whole.read(text) === 0 ? 'for a day that may be off, ask add with days=0 and rule=next_workday' : undefined,
  };
}

const parameters = {
  from: optional(
    dateText({ fa: 'آغاز، در تقویم `calendar`؛ اگر ندهید، امروز', en: 'Start, in `calendar`; default today' }),
  ),
  to: optional(
    dateText({ fa: 'پایان، در تقویم `calendar`؛ یا این یا `add`', en: 'End, in `calendar`; either this or `add`' }),
  ),
  add: optional(workdaysToAdd()),
  calendar: calendarName,
  tz: zoneOfToday,
  ...workdayParameters,
} as const;

export const workdays = defineEndpoint({
  id: 'workdays',
  path: '/workdays',
  parameters,
  example: { from: '1405-01-01', to: '1405-12-29' },
  find(parameters, context) {
    const first = dayOrToday('from', parameters.from, parameters, context);
    return { first, last: lastDay(first, parameters, context) };
  },
  resolve(parameters, { almanac }, { first, last }) {
    const { workdays, options } = workdaysFor(parameters, almanac);
    const rule = ruleOf(parameters.sector, almanac);
    const [earlier, later] = first < last ? [first, last] : [last, first];
    const count = workdays.count(earlier, later, options);
    const from = persian.toIsoDate(first);
    const note = joined([closureListNote(later, almanac), spanListNote([earlier, later], parameters, almanac)]);
    if (parameters.add !== undefined) {
      const reached = { ...dayDates(last), ...weekdayNames(last), estimate: count.estimate };
      return {
        from,
        add: parameters.add,
        ...reached,
        from_gregorian: gregorian.toIsoDate(first),
        sector_note_fa: rule.note_fa,
        sector_note_en: rule.note_en,
        closures_note_fa: note.fa,
        closures_note_en: note.en,
      };
    }
    return {
      from,
      to: persian.toIsoDate(last),
      days: count.days,
      weekend_days: count.weekendDays,
      holidays: count.holidays,
      workdays: count.workdays,
      estimate: count.estimate,
      from_gregorian: gregorian.toIsoDate(first),
      to_gregorian: gregorian.toIsoDate(last),
      sector_note_fa: rule.note_fa,
      sector_note_en: rule.note_en,
      closures_note_fa: note.fa,
      closures_note_en: note.en,
      weekdays: byWeekday([first, last], (jdn) => workdays.isWorkday(jdn, options)),
    };
  },
  lifetime: ({ from, to, tz }, context, { first, last }) =>
    lifetimeUntil(last > first ? last : first, isDated(from) && isDated(to ?? from), tz, context),
});

/** Days and workdays of each weekday, from Saturday. */
function byWeekday([first, last]: readonly [Jdn, Jdn], isWorkday: (jdn: Jdn) => boolean) {
  const saturday = addDays(first, -daysSinceSaturday(first));
  return Array.from({ length: DAYS_A_WEEK }, (_, weekday) => {
    const found = { ...weekdayNames(addDays(saturday, weekday)), days: 0, workdays: 0 };
    for (let jdn = addDays(saturday, weekday); jdn <= last; jdn = addDays(jdn, DAYS_A_WEEK)) {
      if (jdn < first) continue;
      found.days += 1;
      if (isWorkday(jdn)) found.workdays += 1;
    }
    return found;
  });
}

/**
 * The last day of the count, or the day that lies the given number of workdays away. @throws {RequestError} 422 unless
 * either `to` or `add` is given
 */
function lastDay(first: Jdn, { to, add, calendar, tz, ...options }: Values<typeof parameters>, context: Context): Jdn {
  if (to !== undefined && add !== undefined) throw queryError(['to', 'add'], 'both given', 'either to or add');
  if (to !== undefined)
    return span(
      [first, namedDayOf('to', to, zoneFor(tz, context.almanac), context, { calendar })],
      [`${persian.toIsoDate(first)} (sh)`, to],
    )[1];
  if (add !== undefined) return dayReached(first, add, options, context);
  throw queryError(['to', 'add'], 'missing', 'either to, a date to count to, or add, a number of workdays');
}

/** @throws {RequestError} 422 if it leads outside the days whose holidays are known */
function dayReached(first: Jdn, add: number, query: WorkdayQuery, { almanac }: Context): Jdn {
  const { workdays, options } = workdaysFor(query, almanac);
  const reached = workdays.add(first, add, options);
  if (reached !== undefined) return reached;
  const { firstDay, lastDay } = workdays;
  const allowed = `a number that stays within ${persian.toIsoDate(firstDay)} … ${persian.toIsoDate(lastDay)} (sh)`;
  throw parameterError('add', add, allowed);
}
