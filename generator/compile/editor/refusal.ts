/** What an editor's command does not take: named parameter, its value, and what is allowed. Nothing has been written. */
export class Refusal extends Error {
  constructor(parameter: string, value: string | undefined, allowed: string) {
    super(`${parameter} ${value === undefined ? 'is missing' : `is "${value}"`}: ${allowed}`);
  }
}
