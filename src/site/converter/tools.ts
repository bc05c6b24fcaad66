/** What the tools below the converter share. */
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import type { WorkdayOptions, Workdays } from '#core/workdays.ts';
import type { Html } from '#site/kit/html.ts';

export interface Tools {
  readonly hijri: HijriCalendar;
  readonly workdays: Workdays;
  /** by the weekend of the settings */
  readonly options: () => WorkdayOptions;
  /** A day as the converter shows it. */
  readonly resultOf: (jdn: Jdn) => Html;
}

/** Are the days off of the day known? */
export const isKnown = ({ firstDay, lastDay }: Workdays, jdn: Jdn): boolean => jdn >= firstDay && jdn <= lastDay;
