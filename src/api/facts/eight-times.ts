/** Days with eight prayer times, by any method. */
import { toPersianDigits } from '#core/digits.ts';
import { type Jdn, MS_PER_DAY, MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import { ASR_SHADOWS } from '#core/prayer-methods.ts';
import { EIGHT_TIMES, type EightTime, PRAYER_NAMES_FA } from '#core/prayer-names.ts';
import { clockTime, eightTimes, type FallbackRule, type Place } from '#core/prayer-times.ts';
import type { Zone } from '#core/time-zone.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Text } from '../base/text.ts';
import { type PrayerOptions, rulesOf } from '../query/prayer-options.ts';
import ruleNames from './eight-times.json' with { type: 'json' };
import { atMinute, clocksOf } from './prayer-days.ts';

export const TIME_NAMES_FA: Readonly<Record<EightTime, string>> = {
  ...PRAYER_NAMES_FA,
  asr: 'اذان عصر',
  isha: 'اذان عشا',
};

export interface EightTimesDay {
  readonly jdn: Jdn;
  /** milliseconds since 1970, not rounded */
  readonly moments: Readonly<Record<EightTime, number>>;
  /** HH:MM in the zone */
  readonly clocks: Readonly<Record<EightTime, string>>;
  /** days from this day to the one on which a time falls, without those of the day itself: `{ midnight: 1 }` */
  readonly dayOffsets: Readonly<Partial<Record<EightTime, number>>>;
  readonly rules: readonly FallbackRule[];
}

/** The eight times of some days on the clock of a zone. */
export function eightTimesDays(
  place: Place,
  { offsetMinutesAt }: Zone,
  days: readonly Jdn[],
  { noonPlaces }: Pick<Almanac, 'noonPlaces'>,
  options: PrayerOptions,
): EightTimesDay[] {
  const method = rulesOf(options);
  const clock = (moment: number) => clockTime(moment, offsetMinutesAt(moment));
  return days.map((jdn) => {
    const { rules, ...moments } = eightTimes(place, jdn, offsetMinutesAt, noonPlaces, method, ASR_SHADOWS[options.asr]);
    const offsets = EIGHT_TIMES.map((time) => {
      const local = atMinute(moments[time]) + offsetMinutesAt(moments[time]) * MS_PER_MINUTE;
      return [time, Math.floor((local - toEpochMs(jdn)) / MS_PER_DAY)] as const;
    });
    return {
      jdn,
      moments,
      clocks: clocksOf(EIGHT_TIMES, moments, clock),
      dayOffsets: Object.fromEntries(offsets.filter(([, offset]) => offset !== 0)),
      rules,
    };
  });
}

/** The times that fall on another day, by the days to it. */
export const timesOn = (offset: number, dayOffsets: EightTimesDay['dayOffsets']): EightTime[] =>
  EIGHT_TIMES.filter((time) => dayOffsets[time] === offset);

/** A time with the days from its day to the one on which it falls: `00:48 +1`, `23:49 -1`. */
export const withDayOffset = (clock: string, offset = 0): string =>
  offset === 0 ? clock : `${clock} ${offset > 0 ? '+' : ''}${offset}`;

const RULE_NAMES = ruleNames as Readonly<Record<string, Text>>;
const LATITUDE_RULE = 'nearest_latitude:';

/** The rules that stand in for an angle on some of the days, each once. */
export const rulesUsed = (days: readonly Pick<EightTimesDay, 'rules'>[]) =>
  [...new Set(days.flatMap(({ rules }) => rules))].map((id) => {
    const degrees = id.startsWith(LATITUDE_RULE) ? id.slice(LATITUDE_RULE.length) : undefined;
    const { fa, en } =
      degrees === undefined
        ? RULE_NAMES[id]!
        : {
            fa: `همهٔ اوقات از عرض جغرافیایی ${toPersianDigits(degrees)} درجه`,
            en: `all times of latitude ${degrees}°`,
          };
    return { id, name_fa: fa, name_en: en };
  });
