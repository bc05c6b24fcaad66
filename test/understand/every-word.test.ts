/** An answer uses every word of its question: a word that is left out, changed or added changes the answer. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { inPersianLetters } from '#understand/latin-persian.ts';
import { understand } from '#understand/questions.ts';
import { type Token, tokensOf } from '#understand/tokens.ts';
import { inputsOf } from './inputs.ts';
import { known } from './shown.ts';

const ANSWERS: { input: string }[] = parse(readFileSync(new URL('answers.csv', import.meta.url)), { columns: true });
const TEXTS = [...inputsOf('date'), ...inputsOf('asks'), ...ANSWERS].map(({ input }) => input);

/** A time of day and the words that ask to convert change nothing. */
const CHANGES_NOTHING = /ساعت|^تبدیل|^convert/;

/** What is understood, as text; undefined if the text is no question with an answer of its own. */
function meaningOf(text: string): string | undefined {
  const { question } = understand(text, known);
  const isOpen = /^(?:nothing|not-listed|from-occasion)$/.test(question.kind) || 'place' in question;
  return isOpen ? undefined : JSON.stringify(question);
}

const ANSWERED = TEXTS.flatMap((typed) => {
  const text = inPersianLetters(typed) ?? typed;
  const meaning = meaningOf(text);
  return meaning === undefined || CHANGES_NOTHING.test(text) ? [] : [{ text, meaning }];
});

/** Words in whose place another one of the same family says something else. */
const FAMILIES: readonly { readonly kinds: RegExp; readonly words: readonly string[] }[] = [
  { kinds: /[-+*=l]/, words: ['بعد', 'گذشته', 'این', 'next', 'previous', 'this'] },
  { kinds: /Y/, words: ['پارسال', 'پیرارسال'] },
  { kinds: /D/, words: ['فردا', 'دیروز', 'tomorrow'] },
  { kinds: /[AB]/, words: ['بعد از', 'قبل از', 'after', 'before'] },
  { kinds: /[pi]/, words: ['plus', 'minus'] },
  { kinds: /[oe]/, words: ['اول', '14th', '3rd'] },
  { kinds: /n/, words: ['2', '17', '1399'] },
  { kinds: /x/, words: ['1399/2/3', '1398/4/5'] },
  { kinds: /m/, words: ['مرداد', 'دی', 'march'] },
  { kinds: /w/, words: ['دوشنبه', 'پنجشنبه'] },
  { kinds: /s/, words: ['بهار', 'پاییز'] },
  { kinds: /u/, words: ['غره', 'سلخ'] },
  { kinds: /[qftk]/, words: ['فصل', 'نیمه', 'دهه', 'هفته'] },
  { kinds: /_/, words: ['ناکجا', 'elsewhere'] },
];
const familyOf = ({ kind }: Token) => FAMILIES.find(({ kinds }) => kinds.test(kind));

test('each word of an answered text counts', () => {
  expect(ANSWERED.length).toBeGreaterThan(400);
  const idle = ANSWERED.flatMap(({ text, meaning }) => {
    const tokens = tokensOf(text);
    const withOther = (at: number, word: string) =>
      tokens.map((each, index) => (index === at ? word : each.text)).join(' ');
    return tokens.flatMap((token, at) => {
      const others = familyOf(token)?.words.map((word) => withOther(at, word)) ?? [];
      const isIdle = others.length > 0 && [withOther(at, ''), ...others].every((each) => meaningOf(each) === meaning);
      return isIdle ? [`${text}: ${token.text}`] : [];
    });
  });
  expect(idle).toEqual([]);
});

test('a word that is added counts', () => {
  const idle = ANSWERED.flatMap(({ text, meaning }, index) =>
    // Each text takes its third of the families; all of them take seconds.
    FAMILIES.filter((_, family) => family % 3 === index % 3).flatMap(({ words }) =>
      [(word: string) => `${text} ${word}`, (word: string) => `${word} ${text}`].flatMap((longer) =>
        // One word of the family may say the same, as «امسال» does; a day that does not exist has no weekday.
        words.every((word) => meaningOf(longer(word)) === meaning) && !meaning.includes('missing')
          ? [longer(words[0]!)]
          : [],
      ),
    ),
  );
  expect(idle).toEqual([]);
});
