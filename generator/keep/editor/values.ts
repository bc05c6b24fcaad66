/** Reads and checks the values of an editor's command. */

import { toLatinDigits } from '#core/digits.ts';
import { required } from '#core/required.ts';
import { monthText } from '../../compile/forms/months.ts';
import { Refusal } from './refusal.ts';

export interface MonthName {
  readonly year: number;
  readonly month: number;
  /** `YYYY-MM` */
  readonly text: string;
}

/** `1448/11` or `1448-11`, in Latin, Persian or Arabic-Indic digits */
export function monthNamed(text: string): MonthName | undefined {
  const match = /^(\d{4})[-/](\d{1,2})$/.exec(toLatinDigits(text.trim()));
  const [year, month] = [Number(match?.[1]), Number(match?.[2])];
  return match && month >= 1 && month <= 12 ? { year, month, text: monthText({ year, month }) } : undefined;
}

/** Some words in one line, at least three letters of them. */
export function readText(parameter: string, text: string | undefined): string {
  if (text === undefined || text.trim().length < 3) throw new Refusal(parameter, text, 'some words');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim())) throw new Refusal(parameter, text, 'words in one line');
  return text.trim();
}

export function readPersianText(parameter: string, text: string | undefined): string {
  const words = readText(parameter, text);
  if (!/[\u0600-\u06FF]/.test(words)) throw new Refusal(parameter, text, 'words in Persian');
  // As a phone with an Arabic keyboard writes them.
  return words.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}

export function readChoice<T extends string>(parameter: string, text: string | undefined, choices: readonly T[]): T {
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw new Refusal(parameter, text, `one of ${choices.join(', ')}`);
  return choice;
}

/**
 * The values of a comma-separated list of Latin or Persian names. @param allowed allowed contents of the list, for the
 * message
 */
export function readList<T extends string>(
  parameter: string,
  text: string | undefined,
  names: ReadonlyMap<string, T>,
  allowed: string,
): T[] {
  const given = (text ?? '').split(/[,،]/).map((name) => name.trim());
  const unknown = given.find((name) => !names.has(name));
  if (unknown !== undefined) throw new Refusal(parameter, unknown || text, allowed);
  return [...new Set(given.map((name) => required(names, name)))];
}

/** @returns undefined if there is no value */
export function readUrl(parameter: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Refusal(parameter, text, 'an address that begins with https:// or http://');
  }
  return text;
}
