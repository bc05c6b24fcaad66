/** The state of a day in words: off or a working day, in Iran. */
import type { Said } from './feasts.ts';
import * as gregorian from './gregorian.ts';
import type { Jdn } from './jdn.ts';
import { monthName, weekdayName } from './names.ts';
import * as persian from './persian.ts';
import type { LocalTime } from './time-zone.ts';

export interface Reader {
  /** the reader's clock */
  readonly own: LocalTime;
  /** the clock of Iran */
  readonly iran: LocalTime;
  /** Why a day is off in Iran: a holiday's title; empty for a weekend day; undefined for a working day. */
  readonly whyOff: (day: Jdn) => Said | undefined;
  /** whose working days: « برای بانک‌ها», " for banks"; everybody's if left out */
  readonly whose?: Said | undefined;
  /** the last day for which one-off closures are known; after it a working day is one by the calendar */
  readonly closuresKnownUntil?: Jdn | undefined;
  /** The text names the day and may be read on another one: it says neither "today" nor "tomorrow" of working days. */
  readonly isDated?: boolean;
}

export const NOTHING: Said = { fa: '', en: '' };

interface Words {
  readonly today: Said;
  readonly tomorrow: Said;
  readonly holiday: string;
  /** a weekend day */
  readonly weekend: string;
}
const BY_READER: Words = {
  today: { fa: 'امروز ', en: 'Today' },
  tomorrow: { fa: 'فردا ', en: 'Tomorrow' },
  holiday: 'Public holiday',
  weekend: 'Today is off',
};
const DATED: Words = {
  today: { fa: 'روز ', en: '' },
  tomorrow: { fa: 'روز بعد ', en: 'The next day' },
  holiday: 'Day off',
  weekend: 'Day off',
};

const IN_IRAN: Said = { fa: 'در ایران ', en: ' in Iran' };

/** Added to a working day whose one-off closures nobody has collected yet. */
const BY_CALENDAR: Said = { fa: '، بر پایهٔ تقویم', en: ' by the calendar' };

export const both = (say: (language: 'fa' | 'en') => string): Said => ({ fa: say('fa'), en: say('en') });

/** «شنبه ۷ آذر», "Saturday 28 November" */
function dayNamed(day: Jdn): Said {
  const [own, other] = [persian.fromJdn(day), gregorian.fromJdn(day)];
  return {
    fa: `${weekdayName(day).fa} ${own.day} ${monthName('persian', own.month).fa}`,
    en: `${weekdayName(day).en} ${other.day} ${monthName('gregorian', other.month).en}`,
  };
}

export const isAbroad = ({ own, iran }: Reader): boolean => own.offsetMinutes !== iran.offsetMinutes;

export interface State {
  readonly said: Said;
  /** the same without the reason */
  readonly bare: Said;
  /** what the day off is: the holiday, or the weekday; empty for a working day */
  readonly why: Said;
  readonly isOff: boolean;
}

/** «فردا تعطیل است: عاشورا»; abroad «در ایران شنبه ۷ آذر کاری است». @param withWhy names the holiday or the weekday */
export function stateOf(situation: Reader, day: Jdn, withWhy = true): State {
  const why = situation.whyOff(day);
  const reason = why && both((language) => why[language] || weekdayName(day)[language]);
  const because = both((language) => (reason && withWhy ? `: ${reason[language]}` : ''));
  const isOff = why !== undefined;
  const { closuresKnownUntil = day } = situation;
  const basis = !isOff && day > closuresKnownUntil ? BY_CALENDAR : NOTHING;
  if (isAbroad(situation) && !situation.isDated) {
    const name = dayNamed(day);
    // A weekday names itself.
    const abroad = both((language) => (why?.[language] ? because[language] : ''));
    const bare = {
      fa: `در ایران ${name.fa} ${isOff ? 'تعطیل' : 'کاری'} است${basis.fa}`,
      en: `In Iran, ${name.en} is ${isOff ? 'off' : 'a working day'}${basis.en}`,
    };
    return { bare, why: why ?? NOTHING, said: both((language) => bare[language] + abroad[language]), isOff };
  }
  const isToday = day === situation.iran.jdn;
  const { today, tomorrow, holiday, weekend } = situation.isDated ? DATED : BY_READER;
  const { whose = NOTHING } = situation;
  const where = isAbroad(situation) ? IN_IRAN : NOTHING;
  const off = why?.en ? holiday : weekend;
  const state = isToday
    ? { fa: today.fa, en: isOff ? off : 'Working day' }
    : { fa: tomorrow.fa, en: `${tomorrow.en} is ${isOff ? 'off' : 'a working day'}` };
  const bare = {
    fa: `${where.fa}${state.fa}${isOff ? 'تعطیل' : 'کاری'} است${whose.fa}${basis.fa}`,
    en: `${state.en}${whose.en}${where.en}${basis.en}`,
  };
  return { bare, why: reason ?? NOTHING, said: both((language) => bare[language] + because[language]), isOff };
}
