/** Errors of the caller as data. The service, the command line and MCP each say them in their own words. */
import type { CalendarKey } from './calendar-keys.ts';

/** Advice in a refusal: a text, or parts that each program puts into its own words. */
export type Hint =
  | string
  /** words with an address of the API; the name of the tool that other programs have for it */
  | { readonly at: string; readonly tool?: 'convert' }
  /** a date of another calendar */
  | { readonly date: string; readonly calendar: CalendarKey; readonly mayLeaveOut?: true };

export interface Refusal {
  readonly status: 404 | 422;
  /** as the API names them */
  readonly parameters: readonly string[];
  /** a value that is not allowed; another `fault` if left out */
  readonly given?: string | number | undefined;
  readonly fault?: string;
  /** what is allowed, phrased to follow "give" */
  readonly allowed?: string | undefined;
  /** allowed is a city that a list of the API has */
  readonly isCity?: boolean | undefined;
  readonly hints?: readonly (Hint | undefined)[];
}

/** The words of a program for parameters, cities and hints. */
export interface Voice {
  parameter(name: string): string;
  /** allowed for a city; the API's words if left out */
  readonly city?: string;
  /** undefined: the hint is of no use */
  hint(hint: Exclude<Hint, string>): string | undefined;
}

/** Maximum length of a value in a message, in characters. */
const SHOWN_LENGTH = 40;

/** The text, cut to the length that a message repeats. */
export const shortened = (value: string): string =>
  value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;

/** `for a Gregorian date give calendar=gregorian` @param give how the program gives a calendar, as `calendar=` */
export const calendarHint = (
  { date, calendar, mayLeaveOut }: Extract<Hint, { date: string }>,
  name: string,
  give: string,
): string => `for ${date} ${mayLeaveOut ? `leave ${name} out or ` : ''}give ${give}${calendar}`;

const SERVICE: Voice = {
  parameter: (name) => name,
  hint: (hint) => ('at' in hint ? hint.at : calendarHint(hint, 'calendar', 'calendar=')),
};

/** `month: "13" is not allowed; give a whole number from 1 to 12` */
export function refusalText(refusal: Refusal, voice = SERVICE): string {
  const { parameters, given, isCity, hints = [] } = refusal;
  const { fault = `${JSON.stringify(shortened(String(given)))} is not allowed` } = refusal;
  const allowed = (isCity && voice.city) || refusal.allowed;
  const names = parameters.map(voice.parameter).join(', ');
  return [`${names}: ${fault}`, allowed && `give ${allowed}`, hintText(hints, voice)].filter(Boolean).join('; ');
}

/** The hints that are of use, in one line; empty if there are none. */
export const hintText = (hints: readonly (Hint | undefined)[], voice = SERVICE): string =>
  hints
    .map((hint) => (typeof hint === 'object' ? voice.hint(hint) : hint))
    .filter(Boolean)
    .join('; ');

/** An error of the caller. Its message is that of the HTTP API. */
export class RequestError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusalText(refusal));
    this.refusal = refusal;
  }
}

/** @param hints undefined ones are left out */
export const parameterError = (
  parameter: string,
  given: string | number,
  allowed: string,
  ...hints: readonly (Hint | undefined)[]
): RequestError => new RequestError({ status: 422, parameters: [parameter], given, allowed, hints });

/** @param allowed a city that a list of the API has, in words */
export const cityError = (given: string, allowed: string, hint: string | undefined): RequestError =>
  new RequestError({ status: 422, parameters: ['city'], given, allowed, isCity: true, hints: [hint] });

/** @param allowed what to give instead */
export const queryError = (parameters: readonly string[], fault: string, allowed?: string): RequestError =>
  new RequestError({ status: 422, parameters, fault, allowed });
