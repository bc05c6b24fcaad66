/** A value that an editor's command refuses: parameter, value and what is allowed. No file has been changed. */
export class Refusal extends Error {
  constructor(parameter: string, value: string | undefined, allowed: string) {
    super(`${parameter} ${value === undefined ? 'is missing' : `is "${value}"`}: ${allowed}`);
  }
}
