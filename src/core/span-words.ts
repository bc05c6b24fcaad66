/** Spans of time in words of both languages: «۲۵ سال و ۳ ماه», "in 12 days". Numbers are as `write` writes them, default in Latin digits. */
import type { Name } from './names.ts';

type Language = keyof Name;
type Write = (size: number) => string;

const UNITS = {
  fa: { years: 'سال', months: 'ماه', weeks: 'هفته', days: 'روز', comma: ' و ', and: ' و ' },
  en: { years: 'years', months: 'months', weeks: 'weeks', days: 'days', comma: ', ', and: ' and ' },
} as const;
export type Unit = Exclude<keyof (typeof UNITS)['en'], 'comma' | 'and'>;

/** «۱ روز», "1 day" */
export function sizeText(language: Language, unit: Unit, size: number, write: Write = String): string {
  const name = UNITS[language][unit];
  return `${write(size)} ${language === 'en' && size === 1 ? name.slice(0, -1) : name}`;
}

/** «۲۵ سال و ۳ ماه و ۱ روز», "25 years, 3 months and 1 day"; empty for no days. */
export function spanText(language: Language, span: Readonly<Partial<Record<Unit, number>>>, write?: Write): string {
  const { comma, and } = UNITS[language];
  const units = (['years', 'months', 'weeks', 'days'] as const).filter((unit) => (span[unit] ?? 0) > 0);
  const parts = units.map((unit) => sizeText(language, unit, span[unit]!, write));
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(and);
}

const CLOCK_UNITS = { fa: { hour: 'ساعت', minute: 'دقیقه', and: ' و ' }, en: { hour: 'h', minute: 'min', and: ' ' } };

/** «۲ ساعت و ۵۲ دقیقه», "2 h 52 min" */
export function minutesText(language: Language, minutes: number, write: Write = String): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const { hour, minute, and } = CLOCK_UNITS[language];
  const parts = [hours > 0 && `${write(hours)} ${hour}`, rest > 0 && `${write(rest)} ${minute}`];
  return parts.filter(Boolean).join(and);
}

const NEAR_DAYS: readonly Name[] = [
  { fa: 'دیروز', en: 'yesterday' },
  { fa: 'امروز', en: 'today' },
  { fa: 'فردا', en: 'tomorrow' },
];

/** `yesterday`, `today` or `tomorrow`; undefined for other days */
export const nearDay = (days: number): Name | undefined => NEAR_DAYS[days + 1];

/** `in 3 weeks`, `3 weeks ago` */
export const fromNow = (language: Language, size: string, isPast: boolean): string =>
  language === 'fa' ? `${size} ${isPast ? 'پیش' : 'دیگر'}` : isPast ? `${size} ago` : `in ${size}`;

/** `tomorrow`, `in 3 days`, `3 days ago`. @param days positive for the future */
export const awayText = (language: Language, days: number, write?: Write): string =>
  nearDay(days)?.[language] ?? fromNow(language, sizeText(language, 'days', Math.abs(days), write), days < 0);
