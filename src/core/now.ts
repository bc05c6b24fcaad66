/**
 * One sentence about now, such as "Tomorrow is off: Ashura". The home page, the tab's title, the search box, the picture
 * to send and `/api/summary` all take it from this table of moments.
 */
import { both, isAbroad, NOTHING, type Reader, stateOf } from './day-state.ts';
import { feastOn, type Said } from './feasts.ts';
import { addDays, type Jdn, MS_PER_DAY, MS_PER_HOUR } from './jdn.ts';
import { weekdayName } from './names.ts';
import * as persian from './persian.ts';
import { clockOf, type LocalTime, timeAtOffset } from './time-zone.ts';

/** The next end or beginning of a fast in the reader's city. */
export interface Fast {
  readonly next: 'iftar' | 'sahar';
  /** HH:MM; of sahar the end: imsak */
  readonly clock: string;
  readonly city: Said;
  /** day of Ramadan that it belongs to */
  readonly day: number;
  /** HH:MM of the imsak that follows an iftar; after the last day undefined */
  readonly imsak?: string | undefined;
}

export interface Situation extends Reader {
  /** milliseconds since 1970 */
  readonly now: number;
  /** the reader's city, if it is chosen */
  readonly city?: Said | undefined;
  /** in Ramadan */
  readonly fast?: Fast | undefined;
  /** Persian years and their moments, milliseconds since 1970, ascending */
  readonly newYears?: readonly (readonly [year: number, moment: number])[];
  /** The text stands below today's name and occasions: it does not say why today is off. */
  readonly isBelowToday?: boolean;
}

export interface Sentence {
  /** name of the moment in the table */
  readonly moment: string;
  readonly head: Said;
  /** why the day of the head is off: a holiday or a weekday; may be empty */
  readonly why: Said;
  /** what belongs to it, in a smaller line; may be empty */
  readonly rest: Said;
  /** how far the next day off is; may be empty */
  readonly until: Said;
  /** the head speaks of a day off */
  readonly isOff: boolean;
}

/** End of office hours: then people ask about tomorrow. */
const AFTERNOON_MS = 14 * MS_PER_HOUR;
const MINUTES = 'HH:MM'.length;
/** No two days off are farther apart. */
const LONGEST_ROW_DAYS = 14;

/** The clock that the days off follow: abroad that of Iran. */
const isAfternoon = ({ iran }: Situation): boolean => iran.msOfDay >= AFTERNOON_MS;

const askedDay = (situation: Situation): Jdn => addDays(situation.iran.jdn, isAfternoon(situation) ? 1 : 0);

/** «تا جمعه ۳ روز»: from the reader's day to the next day off after a day. */
function untilDayOff({ iran, whyOff }: Situation, after: Jdn): Said {
  for (let day = addDays(after, 1); day <= after + LONGEST_ROW_DAYS; day = addDays(day, 1)) {
    if (!whyOff(day)) continue;
    const away = day - iran.jdn;
    const name = weekdayName(day);
    return away > 1 ? { fa: `تا ${name.fa} ${away} روز`, en: `${away} days to ${name.en}` } : NOTHING;
  }
  return NOTHING;
}

const TODAY_IS_OFF: Said = { fa: 'امروز تعطیل است', en: 'Today is off' };

/** What follows the state of the asked day: the other day if one of both is off, else how long one works. */
function afterState(situation: Situation): Pick<Sentence, 'rest' | 'until'> {
  const asked = askedDay(situation);
  const today = situation.iran.jdn;
  if (isAbroad(situation)) return { rest: NOTHING, until: NOTHING };
  const other = stateOf(situation, asked === today ? addDays(today, 1) : today);
  const { isOff } = stateOf(situation, asked);
  const tellsOther = other.isOff || (isOff && asked === today);
  const said = situation.isBelowToday && asked !== today ? TODAY_IS_OFF : other.said;
  return {
    rest: tellsOther ? said : NOTHING,
    until: isOff || (other.isOff && asked === today) ? NOTHING : untilDayOff(situation, asked),
  };
}

/** Between the parts of a text. */
export const SEPARATOR: Said = { fa: '؛ ', en: '. ' };

const joined = (...parts: readonly Said[]): Said =>
  both((language) =>
    parts
      .map((part) => part[language])
      .filter(Boolean)
      .join(SEPARATOR[language]),
  );

const NEW_YEAR = {
  fa: (year: number, clock: string) => `نوروز ${year} ساعت ${clock}`,
  en: (year: number, clock: string) => `Nowruz ${year} at ${clock}`,
};
const IN_TEHRAN: Said = { fa: ' به وقت تهران', en: ' Tehran time' };

/** The words of a moment; parts that are left out are empty. */
type Told = Pick<Sentence, 'head' | 'rest' | 'isOff'> & Partial<Sentence>;

/** The table of moments: the first that fits is said. */
const MOMENTS: Readonly<Record<string, (situation: Situation) => Told | undefined>> = {
  /** The last day of a year: its moment, in Tehran and in the reader's city. */
  'new-year-eve'(situation) {
    const next = situation.newYears?.find(([, moment]) => moment > situation.now);
    if (!next || next[1] - situation.now > MS_PER_DAY) return undefined;
    const [year, moment] = next;
    const clockAt = ({ offsetMinutes }: LocalTime) => clockOf(timeAtOffset(offsetMinutes, moment).msOfDay);
    const tehran = clockAt(situation.iran);
    const mine = clockAt(situation.own).slice(0, MINUTES);
    const here = situation.city ?? { fa: 'شما', en: '' };
    const abroad = { fa: `به وقت ${here.fa} ${mine}`, en: `${mine} ${here.en ? `in ${here.en}` : 'your time'}` };
    return {
      head: both(
        (language) =>
          NEW_YEAR[language](year, tehran) + (isAbroad(situation) || situation.isDated ? IN_TEHRAN[language] : ''),
      ),
      rest: isAbroad(situation) ? abroad : NOTHING,
      isOff: false,
    };
  },
  /** The first days of a year, and the hours before them when the year has begun. */
  nowruz(situation) {
    const { own, now, newYears } = situation;
    const begun = newYears?.findLast(([, moment]) => moment <= now);
    const hasJustBegun = begun !== undefined && now - begun[1] <= MS_PER_DAY;
    const feast = feastOn(persian.fromJdn(own.jdn));
    if (!hasJustBegun && feast?.name !== 'nowruz') return undefined;
    const year = hasJustBegun ? begun[0] : persian.yearOf(own.jdn);
    const { today } = feastOn({ month: 1, day: 1 })!;
    return {
      head: { fa: `${today.fa} سال ${year} مبارک`, en: `${today.en} ${year} begins` },
      rest: stateOf(situation, askedDay(situation), false).said,
      isOff: false,
    };
  },
  /** Another feast, and from the afternoon before it. */
  feast(situation) {
    const { jdn, msOfDay } = situation.own;
    const today = feastOn(persian.fromJdn(jdn));
    const tomorrow = msOfDay >= AFTERNOON_MS ? feastOn(persian.fromJdn(addDays(jdn, 1))) : undefined;
    const head = today?.today ?? tomorrow?.tomorrow;
    return head && { head, rest: stateOf(situation, askedDay(situation), false).said, isOff: false };
  },
  /** In Ramadan the next iftar or sahar. */
  ramadan(situation) {
    if (!situation.fast) return undefined;
    const { next, clock, city, day, imsak } = situation.fast;
    const head =
      next === 'iftar'
        ? { fa: `افطار ${city.fa} ${clock}`, en: `Iftar in ${city.en} at ${clock}` }
        : { fa: `سحر ${city.fa} تا ${clock}`, en: `Sahar in ${city.en} until ${clock}` };
    const en = situation.isBelowToday ? 'Sahar until' : 'Sahar tomorrow until';
    const then = imsak ? { fa: `سحر فردا تا ${imsak}`, en: `${en} ${imsak}` } : NOTHING;
    const asked = askedDay(situation);
    const { said } = stateOf(situation, asked, !situation.isBelowToday);
    const date = situation.isBelowToday ? NOTHING : { fa: `${day} رمضان`, en: `${day} Ramadan` };
    return { head, rest: joined(date, then, said), isOff: false };
  },
  /** Tomorrow from the afternoon on, today before it. */
  day(situation) {
    const asked = askedDay(situation);
    const { bare, why, isOff } = stateOf(situation, asked);
    const isNamed = situation.isBelowToday && asked === situation.own.jdn;
    return { head: bare, why: isNamed ? NOTHING : why, isOff, ...afterState(situation) };
  },
};

/** The sentence of the first moment that fits. All texts have Latin digits. */
export function sentenceOf(situation: Situation): Sentence {
  for (const [moment, say] of Object.entries(MOMENTS)) {
    const said = say(situation);
    if (said) return { moment, why: NOTHING, until: NOTHING, ...said };
  }
  throw new RangeError('the last moment of the table always fits');
}

/**
 * The sentence of a whole day, for a text that is read at any hour: its state first, then the moment that falls on it.
 * @param situation at the first minute of the day
 */
export function sentenceOfDay(situation: Situation): Said {
  const dated = { ...situation, isDated: true };
  const { moment, head, rest, until } = sentenceOf(dated);
  const { said } = stateOf(dated, dated.iran.jdn);
  if (moment === 'day') return joined(said, rest, until);
  return moment === 'new-year-eve' ? joined(said, head, rest) : joined(said, head);
}

/** All of it as one text: «فردا کاری است؛ تا جمعه 3 روز». */
export const sentenceText = ({ head, why, rest, until }: Sentence): Said =>
  joined(
    both((language) => [head[language], why[language]].filter(Boolean).join(': ')),
    rest,
    until,
  );
