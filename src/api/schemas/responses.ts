/**
 * Response schema of each endpoint, by its id. They check static files at build time and answers in tests, and are
 * published as JSON Schema.
 * Servers do not apply them: that would cost more than the answer.
 */
import { z } from 'zod';
import { CalendarAnswer, ConvertAnswer, Day, NowruzAnswer, RangeAnswer, TodayAnswer } from './days.ts';
import { ClosuresAnswer, ExplainAnswer, WorkdaysAnswer } from './days-off.ts';
import { EventsAnswer, Holidays, NextAnswer, SearchAnswer } from './occasions.ts';
import { CitiesAnswer, PrayerTimesAnswer, TimesAnswer, TimezonesAnswer } from './places.ts';

const RESPONSES: Readonly<Record<string, z.ZodType>> = {
  calendar: CalendarAnswer,
  cities: CitiesAnswer,
  closures: ClosuresAnswer,
  convert: ConvertAnswer,
  day: Day,
  events: EventsAnswer,
  explain: ExplainAnswer,
  holidays: Holidays,
  next: NextAnswer,
  nowruz: NowruzAnswer,
  'prayer-times': PrayerTimesAnswer,
  range: RangeAnswer,
  search: SearchAnswer,
  times: TimesAnswer,
  timezones: TimezonesAnswer,
  today: TodayAnswer,
  workdays: WorkdaysAnswer,
};

/** Shape of what an endpoint answers. */
export const responseOf = ({ id }: { readonly id: string }): z.ZodType => RESPONSES[id]!;

/** Name of that shape. */
export const shapeName = (endpoint: { readonly id: string }): string => z.globalRegistry.get(responseOf(endpoint))!.id!;
