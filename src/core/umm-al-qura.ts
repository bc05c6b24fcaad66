/**
 * The Umm al-Qura calendar of the runtime. Its Ramadan, not Iran's, decides isha in Mecca. It is Saudi Arabia's official
 * calendar, so `Intl` is right here, though never for Iran's months; every supported runtime has it, without a table.
 */
import { type Jdn, toEpochMs } from './jdn.ts';

let format: Intl.DateTimeFormat | undefined;

/** Month 1 … 12 of a day. */
export function ummAlQuraMonth(jdn: Jdn): number {
  format ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' });
  return Number(format.format(toEpochMs(jdn)));
}
