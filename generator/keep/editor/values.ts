/** Reads and checks the values of an editor's command. */

import { required } from '#core/required.ts';
import type { Faults } from '../../compile/lint/texts.ts';
import { Refusal } from './refusal.ts';

/** Values of a command by the names of its arguments and options; a flag that is given is `yes`. */
export type Given<Name extends string> = { readonly [name in Name]?: string | undefined };

/** What a cell or a page would read as something else than words. A cell that begins with = is a formula. */
const NO_WORDS = /^[^\p{L}\p{N}«"(]|https?:|[<>*`]|\]\(|\p{Extended_Pictographic}/u;
const MAX_LETTERS = 300;

/** Some words in one line, at least three letters of them. */
export function readText(parameter: string, text = ''): string {
  const words = text.trim();
  if (!/(\p{L}.*){3}/su.test(words)) throw new Refusal(parameter, text, 'some words');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words)) throw new Refusal(parameter, text, 'words in one line');
  if (NO_WORDS.test(words)) throw new Refusal(parameter, text, 'words without signs, pictures and addresses');
  if (words.length > MAX_LETTERS) {
    throw new Refusal(parameter, `${words.slice(0, 40)}…`, `at most ${MAX_LETTERS} letters`);
  }
  return words;
}

export function readPersianText(parameter: string, text: string | undefined): string {
  const words = readText(parameter, text);
  if (!/(?=\p{L})\p{Script=Arabic}/u.test(words)) throw new Refusal(parameter, text, 'words in Persian');
  // A phone with an Arabic keyboard writes these letters.
  return words.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}

/** A Persian or English text as the data have it. @param faults what the rules of the data refuse */
export function withoutFaults(parameter: string, text: string, faults: Faults): string {
  const [, expected] = faults.find(([pattern]) => pattern.test(text)) ?? [];
  if (expected !== undefined) throw new Refusal(parameter, text, expected);
  return text;
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
