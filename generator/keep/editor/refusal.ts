/** Error for a value that an editor's command refuses. It names parameter, value and allowed values. No file has changed. */
export class Refusal extends Error {
  constructor(parameter: string, value: string | undefined, allowed: string) {
    super(`${parameter} ${value === undefined ? 'is missing' : `is "${value}"`}: ${allowed}`);
  }
}
