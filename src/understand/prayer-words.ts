/** Questions about prayer times: «اذان مغرب مشهد», "fajr london", «افطار تهران», «اوقات شرعی قم». */
import { dividedWords } from './words.ts';

/** Words that ask for a time of prayer, and those that stand beside them. */
const ASKING = new Set(
  `اذان نماز اوقات افطار افطاری سحر سحری امساک امساکیه فجر مغرب عشا طلوع غروب
  azan adhan athan prayer prayers salah salat namaz fajr dhuhr zuhr zohr maghrib isha iftar suhoor suhur imsak sunrise sunset`.split(
    /\s+/,
  ),
);
const BESIDE = new Set(
  `شرعی به افق وقت زمان ساعت صبح ظهر عصر نیمه شب افتاب خورشید امروز فردا کی در شهر است چه چند
  time times of in at for the today tomorrow when is asr midnight what`.split(/\s+/),
);

/** The place of a question about prayer times; undefined for another text, or one that names no place. */
export function placeOfPrayer(text: string): string | undefined {
  const words = dividedWords(text);
  if (!words.some((word) => ASKING.has(word))) return undefined;
  const place = words.filter((word) => !ASKING.has(word) && !BESIDE.has(word));
  return place.length > 0 ? place.join(' ') : undefined;
}
