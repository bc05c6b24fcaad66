/** What a personal date is called, on the pages and in the calendar file. */
import type { PersonalDate, PersonalDay, PersonalKind } from '#core/personal-dates.ts';
import { type InLanguages, type Language, numeral } from '#site/kit/language.ts';

/** Each kind with a word that a title may already have, and with the name of the others. */
const KINDS: Readonly<Partial<Record<PersonalKind, InLanguages<string> & { readonly word: RegExp }>>> = {
  birthday: { word: /تولد|birthday/i, fa: 'تولد {title}', en: '{title}’s birthday' },
  anniversary: { word: /سالگرد|anniversary/i, fa: 'سالگرد {title}', en: '{title} anniversary' },
};

/** «تولد سارا», "Sara’s birthday"; a title that already contains the word stays unchanged. */
export function nameOf(language: Language, { kind, title }: PersonalDate): string {
  const named = KINDS[kind];
  return !named || named.word.test(title) ? title : named[language].replace('{title}', () => title);
}

const NUMBERED: Readonly<Record<PersonalKind, InLanguages<string>>> = {
  birthday: { fa: '{number} سالگی', en: 'age {number}' },
  anniversary: { fa: '{number} سال', en: '{number} years' },
  instalment: { fa: 'قسط {number}', en: 'instalment {number}' },
};
const OF: InLanguages<string> = { fa: ' از ', en: ' of ' };

/** «۳۰ سالگی», "instalment 3 of 12"; empty where the first year is unknown, and on the first day itself. */
export function numberText(language: Language, { kind, count }: PersonalDate, { number }: PersonalDay): string {
  if (!number) return '';
  const text = NUMBERED[kind][language].replace('{number}', String(number));
  return numeral(language, kind === 'instalment' && count ? text + OF[language] + count : text);
}
