/** The version of Node that the build needs: it has `node:sqlite` and `import.meta.main`. */
const MIN_VERSION = [22, 18] as const;

/**
 * Checks the version of Node, such as `22.18.0`. @returns a message of one line about the missing version; undefined if
 * none is missing
 */
export function missingNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1])) return undefined;
  return `Node ${MIN_VERSION.join('.')} or newer is missing, this is ${version}; npm ci brings one, and after npm ci --ignore-scripts, npm run postinstall links it`;
}
