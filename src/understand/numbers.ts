/** Numbers in words from one on, Persian and English: «بیست و یکم», "twenty-first", «هزار و چهارصد و پنج». */

const PERSIAN = [
  '- یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده',
  'بیست سی چهل پنجاه شصت هفتاد هشتاد نود',
  'صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد',
] as const;
const ENGLISH = [
  '- one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty sixty seventy eighty ninety',
] as const;
const ORDINALS =
  '- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const OTHERS: Readonly<Record<string, number>> = {
  ...{ یکصد: 100, هزار: 1000, هیجده: 18, پونزده: 15, شونزده: 16, هیفده: 17, هیژده: 18, hundred: 100, thousand: 1000 },
};
const OTHER_ORDINALS: Readonly<Record<string, number>> = {
  ...{
    اول: 1,
    اولین: 1,
    نخست: 1,
    نخستین: 1,
    یکم: 1,
    سوم: 3,
    سومین: 3,
    سیم: 30,
    سیام: 30,
    هیجدهم: 18,
    twentieth: 20,
    thirtieth: 30,
  },
};

interface NumberWord {
  readonly value: number;
  /** «پنجم» ends a number. */
  readonly isOrdinal: boolean;
}

function numberWords(): ReadonlyMap<string, NumberWord> {
  const words = new Map<string, NumberWord>();
  const cardinal = (name: string, value: number) => words.set(name, { value, isOrdinal: false });
  const ordinal = (name: string, value: number) => words.set(name, { value, isOrdinal: true });
  const all = (list: string, valueAt: (index: number) => number, add: typeof cardinal) => {
    for (const [index, name] of list.split(' ').entries()) if (name !== '-') add(name, valueAt(index));
  };
  for (const [units, tens, hundreds = ''] of [PERSIAN, ENGLISH] as readonly (readonly string[])[]) {
    all(units!, (index) => index, cardinal);
    all(tens!, (index) => (index + 2) * 10, cardinal);
    if (hundreds !== '') all(hundreds, (index) => (index + 1) * 100, cardinal);
  }
  for (const [name, value] of Object.entries(OTHERS)) cardinal(name, value);
  for (const [name, { value }] of [...words]) {
    if (/^[a-z]/.test(name)) continue;
    ordinal(`${name}م`, value);
    ordinal(`${name}مین`, value);
  }
  all(ORDINALS, (index) => index, ordinal);
  for (const [name, value] of Object.entries(OTHER_ORDINALS)) ordinal(name, value);
  return words;
}

const WORDS = numberWords();
const AND = new Set(['و', 'and']);
const HUNDRED = 100;
const THOUSAND = 1000;

/** A number of one or more words. */
export interface WrittenNumber extends NumberWord {
  /** position of the word after it */
  readonly end: number;
}

/** The number that begins at a word: «بیست», «و», «یکم» is the ordinal 21; undefined for another word. */
export function numberAt(words: readonly string[], start: number): WrittenNumber | undefined {
  let [thousands, rest, end, isLastOrdinal] = [0, 0, start, false];
  /** what the next word must be less than */
  let below = Infinity;
  for (let at = start; at < words.length; at++) {
    if (at > start && AND.has(words[at]!)) at += 1;
    const word = WORDS.get(words[at] ?? '');
    if (!word) break;
    const { value, isOrdinal } = word;
    if (value === THOUSAND && thousands === 0) {
      thousands = (rest || 1) * THOUSAND;
      [rest, below] = [0, THOUSAND];
    } else if (value === HUNDRED && rest > 0 && rest < 10) {
      [rest, below] = [rest * HUNDRED, HUNDRED];
    } else if (value < below) {
      rest += value;
      below = value >= HUNDRED ? HUNDRED : value >= 20 ? 10 : 0;
    } else break;
    [end, isLastOrdinal] = [at + 1, isOrdinal];
    if (isOrdinal) break;
  }
  return end > start ? { value: thousands + rest, isOrdinal: isLastOrdinal, end } : undefined;
}
