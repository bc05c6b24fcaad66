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

const CLOCK_UNITS = {
  fa: { units: ['ساعت', 'دقیقه', 'ثانیه'], and: ' و ' },
  en: { units: ['h', 'min', 's'], and: ' ' },
};

/** «۲ ساعت و ۵۲ دقیقه», "4 min 41 s" */
export function secondsText(language: Language, seconds: number, write: Write = String): string {
  const { units, and } = CLOCK_UNITS[language];
  const counts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return counts.flatMap((count, at) => (count > 0 ? [`${write(count)} ${units[at]}`] : [])).join(and);
}

/** «۲ ساعت و ۵۲ دقیقه», "2 h 52 min" */
export const minutesText = (language: Language, minutes: number, write?: Write): string =>
  secondsText(language, minutes * 60, write);

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
