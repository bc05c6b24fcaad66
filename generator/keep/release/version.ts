/** The version rule: a change of the code is minor, or major if a person says so; a change of the data alone is a patch. */

export type Step = 'major' | 'minor' | 'patch';

/** Files that need only a patch when they change. */
const DATA_ONLY = /^(?:data\/|src\/tables\/|CHANGELOG|docs\/|.*\.md$)/;

/** Returns the smallest step that the rule allows. @param changed paths that differ from the last release */
export const leastStep = (changed: readonly string[]): Step =>
  changed.every((path) => DATA_ONLY.test(path)) ? 'patch' : 'minor';

export function nextVersion(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
