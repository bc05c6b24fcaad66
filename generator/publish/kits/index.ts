/** All kits, made from one list of days off. */
import type { Almanac } from '#api/base/almanac.ts';
import { notCollected } from '#api/facts/confidence.ts';
import { exchangeCalendar } from './exchange.ts';
import { hrKits } from './hr.ts';
import { daysOff, type KitFile } from './kit.ts';
import { crontabGuard, dateHolidays, homeAssistant, pythonHolidays, wordPress } from './programs.ts';

/** @param siteUrl public address without a slash at its end */
export function kitFiles(almanac: Almanac, siteUrl: string): KitFile[] {
  const days = daysOff(almanac);
  const note = notCollected(almanac).en;
  const forms = [pythonHolidays, dateHolidays, crontabGuard];
  return [
    ...forms.map((form) => form(days, note)),
    homeAssistant(days, note, siteUrl),
    exchangeCalendar(almanac),
    wordPress(siteUrl),
    ...hrKits(almanac),
  ];
}
