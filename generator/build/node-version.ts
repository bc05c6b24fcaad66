/** The version of Node that the build needs: it has `node:sqlite` and `import.meta.main`. */
const LEAST = [22, 18] as const;

/**
 * Checks the version of Node, such as `22.18.0`. @returns a message of one line about the missing version; undefined if
 * none is missing
 */
export function missingNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return undefined;
  return `Node ${LEAST.join('.')} or newer is missing, this is ${version}; npm ci brings one`;
}
