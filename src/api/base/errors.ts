/** Errors of the caller; the handler answers them with `{error}` and their status. */

export class RequestError extends Error {
  readonly status: 404 | 422;

  constructor(status: 404 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

/** Maximum length of a value in a message, in characters. */
const SHOWN_LENGTH = 40;

/** The text, cut to the length that a message repeats. */
export const shortened = (value: string): string =>
  value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;

const shown = (value: string): string => JSON.stringify(shortened(value));

/** `month: "13" is not allowed; give a whole number from 1 to 12` */
export const notAllowed = (parameter: string, value: string | number, allowed: string): string =>
  `${parameter}: ${shown(String(value))} is not allowed; give ${allowed}`;

export const parameterError = (parameter: string, value: string | number, allowed: string): RequestError =>
  new RequestError(422, notAllowed(parameter, value, allowed));
