import { readIsoText } from '#core/iso-text.ts';
import * as persian from '#core/persian.ts';
import type { Place } from '../problems.ts';
import type { Report } from './rule.ts';

/** Checks that `YYYY-MM-DD` is a day of the Persian calendar; reports a problem if not. */
export function checkPersianDate(place: Place, text: string, report: Report): boolean {
  const date = readIsoText(text);
  const valid = date !== undefined && persian.isValidDate(date);
  if (!valid) report(place, 'a Persian date', text);
  return valid;
}
