/** The table of Islamic months, unpacked from its compact form. */
import HIJRI_DATA from 'salnama-data:hijri';
import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MONTHS_PER_LETTER = 6;

let calendar: HijriCalendar | undefined;

/** Parsed on first use. */
export function hijri(): HijriCalendar {
  calendar ??= createHijriCalendar({ ...HIJRI_DATA, codes: codes() });
  return calendar;
}

function codes(): string {
  const { lengths, bases } = HIJRI_DATA;
  let text = '';
  for (const [code, months] of bases) {
    for (const end = text.length + months; text.length < end; ) {
      const letter = LETTERS.indexOf(lengths[Math.floor(text.length / MONTHS_PER_LETTER)]!);
      const isLong = (letter >> (text.length % MONTHS_PER_LETTER)) & 1;
      text += isLong ? code.toUpperCase() : code;
    }
  }
  return text;
}
