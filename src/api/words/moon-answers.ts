/** Answers about the Moon: its phase on a day, and when it is new, half or full. */
import { addDays, daysBetween, type Jdn, toEpochMs } from '#core/jdn.ts';
import { MOON_PHASE_NAMES, MOON_PHASES, moonMoment, moonPhaseOf } from '#core/moon-phase.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { QuestionOf } from '#understand/question.ts';
import { periodOf } from '#understand/rules.ts';
import { TEHRAN_TIME } from '../base/tehran.ts';
import { dayAnswer } from './day-answers.ts';
import { NOT_ASKED, ownDate, type ReaderContext, say, type TextAnswer, withLine } from './text-answer.ts';

/** Days between two Moons of one phase at most, and no month without one. */
const MOST_DAYS = 31;
const PAGE = '/moon';
const offsetOf = (jdn: Jdn): number => TEHRAN_TIME.offsetMinutesAt(toEpochMs(jdn));

/** The phase of a day, or the next day of a phase, or the first one of a period, by the clock of Iran. */
export function moonAnswer({ angle, reading }: QuestionOf<'moon'>, context: ReaderContext): TextAnswer | undefined {
  const { first } = periodOf(reading) ?? { first: context.today };
  if (reading?.kind === 'day' || angle < 0) return moonOf(reading?.kind === 'day' ? reading.jdn : first, context);
  const phase = MOON_PHASES[angle / 45]!;
  const days = daysBetween(first, addDays(first, MOST_DAYS));
  const jdn = days.find((each) => moonPhaseOf(each, offsetOf(each)).phase === phase);
  if (jdn === undefined) return undefined;
  const answer = dayAnswer({ jdn, name: MOON_PHASE_NAMES[phase] }, NOT_ASKED, context);
  const time = clockAbout(moonMoment(jdn, angle, offsetOf(jdn)));
  return { ...withLine(answer, say(`حدود ساعت ${time} به وقت تهران`, `about ${time} Tehran time`)), page: PAGE };
}

function moonOf(jdn: Jdn, { almanac }: ReaderContext): TextAnswer {
  const [{ phase, light }, date] = [moonPhaseOf(jdn, offsetOf(jdn)), ownDate(jdn, almanac)];
  const percent = Math.round(light * 100);
  return {
    ...{ kind: 'day', first: jdn, last: jdn, estimate: false, page: PAGE },
    title: say(`ماه، ${date.fa}`, `the Moon, ${date.en}`),
    ...{ short: MOON_PHASE_NAMES[phase], detail: say(`${percent}٪ روشن`, `${percent} % lit`) },
  };
}

const TEN_MINUTES = 600_000;
const LAST_OF_DAY = 143;

/** To ten minutes, as the moment is computed to about as much. */
function clockAbout(moment: number): string {
  const tens = Math.round(localTimeAt(TEHRAN_TIME, moment).msOfDay / TEN_MINUTES);
  return clockOf(Math.min(tens, LAST_OF_DAY) * TEN_MINUTES).slice(0, 'HH:MM'.length);
}
