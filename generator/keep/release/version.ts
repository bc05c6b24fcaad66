/** The version rule: a change of the code is minor or major, a change of the data alone is a patch. */

export type Step = 'major' | 'minor' | 'patch';

/** Files that need only a patch when they change. */
const DATA_ONLY = /^(?:data\/|src\/tables\/|CHANGELOG|docs\/|.*\.md$)/;

/**
 * Returns the smallest step that the rule allows.
 * @param changed paths that differ from the last release
 */
export const leastStep = (changed: readonly string[]): Step =>
  changed.every((path) => DATA_ONLY.test(path)) ? 'patch' : 'minor';

const ORDER: readonly Step[] = ['patch', 'minor', 'major'];

/**
 * Returns the step of a release: the given one, else the smallest allowed. @throws {RangeError} for a step that is too
 * small
 */
export function stepOf(given: string | undefined, least: Step): Step {
  if (given === undefined) return least;
  const step = ORDER.find((known) => known === given);
  if (!step) throw new RangeError(`${given} is no step of a version; give ${ORDER.join(', ')} or nothing`);
  if (ORDER.indexOf(step) < ORDER.indexOf(least)) {
    throw new RangeError(`the code has changed since the last release: give minor or major, not ${step}`);
  }
  return step;
}

/** Returns the next version. @throws {RangeError} unless it is three numbers with dots */
export function nextVersion(version: string, step: Step): string {
  const [, major, minor, patch] = (/^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? []).map(Number);
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new RangeError(`version ${version}: expected three numbers, as 1.4.0`);
  }
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
