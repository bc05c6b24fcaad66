/** Persian numbers in words, as in contracts: «یک‌هزار و چهارصد و پنج», «ششم». */

const UNITS = ' یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ');
const TENS = '  بیست سی چهل پنجاه شصت هفتاد هشتاد نود'.split(' ');
/** The hundreds with a word of their own; the others are the unit with «صد». */
const HUNDREDS: Readonly<Record<number, string>> = { 0: '', 2: 'دویست', 3: 'سیصد', 5: 'پانصد' };

/** @param number 1 … 9999 */
export function numberInWords(number: number): string {
  const thousands = Math.floor(number / 1000);
  const hundreds = Math.floor(number / 100) % 10;
  const below = number % 100;
  return [
    thousands > 0 && `${UNITS[thousands]}\u200cهزار`,
    HUNDREDS[hundreds] ?? `${UNITS[hundreds]}صد`,
    below >= UNITS.length && TENS[Math.floor(below / 10)],
    UNITS[below >= UNITS.length ? below % 10 : below],
  ]
    .filter(Boolean)
    .join(' و ');
}

/** The number of a day: «یکم», «سوم», «سی‌ام». @param number 1 … 31 */
export const ordinalInWords = (number: number): string =>
  number === 30 ? 'سی\u200cام' : `${numberInWords(number)}م`.replace('سهم', 'سوم');
