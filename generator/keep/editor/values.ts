/** Reads and checks the values of an editor's command. */

import { required } from '#core/required.ts';
import { Refusal } from './refusal.ts';

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
