/**
 * Response schema of each endpoint, by its id. They check static files at build time and answers in tests, and are
 * published as JSON Schema.
 * Servers do not apply them: that would cost more than the answer.
 */
import { z } from 'zod';
import { CalendarAnswer } from './calendar.ts';
import { CitiesAnswer } from './cities.ts';
import { ClosuresAnswer } from './closures.ts';
import { ConvertAnswer } from './convert.ts';
import { Day } from './day.ts';
import { EventsAnswer } from './events.ts';
import { ExplainAnswer } from './explain.ts';
import { Holidays } from './holidays.ts';
import { NextAnswer } from './next.ts';
import { NowruzAnswer } from './nowruz.ts';
import { PrayerTimesAnswer } from './prayer-times.ts';
import { RangeAnswer } from './range.ts';
import { SearchAnswer } from './search.ts';
import { TimesAnswer } from './times.ts';
import { TimezonesAnswer } from './timezones.ts';
import { TodayAnswer } from './today.ts';
import { WorkdaysAnswer } from './workdays.ts';

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
