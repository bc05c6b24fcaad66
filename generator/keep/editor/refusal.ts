/** Error for a value that an editor's command refuses. It names parameter, value and allowed values. No file has changed. */
export class Refusal extends Error {
  constructor(parameter: string, value: string | undefined, allowed: string) {
    // Always one line, whatever the value holds.
    const given = value?.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
    super(`${parameter} ${given ? `is "${given}"` : 'is missing'}: ${allowed}`);
  }
}
