/** What a command of the command line is: a question to the function, and its answer in words. */
import type { Style } from './style.ts';

export type Language = 'fa' | 'en';

/** Options as they were given; a command takes those that it names. */
export interface Options {
  readonly calendar?: string;
  readonly city?: string;
  readonly weekend?: string;
  readonly closures?: string;
}

/** A question to the function, as in an address. */
export interface Question {
  /** under /api */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

export interface Command<Answer> {
  /** what stands after the name, as `[DATE]` */
  readonly arguments: string;
  /** least and most arguments */
  readonly count: readonly [least: number, most: number];
  readonly summary: string;
  readonly options: readonly (keyof Options)[];
  /** the one that cannot be left out */
  readonly required?: keyof Options;
  /** @throws {BadValue} */
  question(given: readonly string[], options: Options): Question;
  /** the answer in words, without a line break at its end */
  print(answer: Answer, language: Language, style: Style): string;
}

/** A value that cannot be: exit code 1. */
export class BadValue extends Error {}
/** Words that do not fit together: exit code 2. */
export class BadUsage extends Error {}
