/** Reads and writes the changelog: one section per release, with three lists. */

export const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## Unreleased';
const DATA_LIST = 'Data';
const LISTS = ['API and files', DATA_LIST, 'Site'];

/** Returns the lines of a list in the section of unreleased changes. @throws {Error} if there is no such list */
export function unreleased(text: string, list: string): string[] {
  const section = sectionOf(text);
  const start = section.indexOf(`### ${list}\n`);
  if (start < 0) throw new Error(`${CHANGELOG}: the section of unreleased changes has no list "${list}"`);
  const [, lines = ''] = section.slice(start).split(/^### .+\n/m);
  return lines
    .split(/\n(?=- )/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Returns the changelog with the unreleased lines moved into a section of the new version.
 * @param dataLines lines added to the list of the data
 * @throws {Error} if all lists are empty
 */
export function withRelease(text: string, heading: string, dataLines: readonly string[]): string {
  const section = sectionOf(text);
  const lists = LISTS.flatMap((list) => {
    const lines = [...unreleased(text, list), ...(list === DATA_LIST ? dataLines : [])];
    return lines.length === 0 ? [] : [`### ${list}\n\n${lines.join('\n')}\n`];
  });
  if (lists.length === 0) {
    throw new Error(`${CHANGELOG}: the section of unreleased changes is empty; write what a user notices`);
  }
  const emptyLists = LISTS.map((list) => `### ${list}\n`).join('\n');
  const released = `## ${heading}\n\n${lists.join('\n')}`;
  return text.replace(section, () => `${UNRELEASED}\n\n${emptyLists}\n${released}\n`);
}

/** Returns the section of unreleased changes, heading included. */
function sectionOf(text: string): string {
  const start = text.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`${CHANGELOG} has no section ${UNRELEASED}`);
  const end = text.indexOf('\n## ', start + 1);
  return text.slice(start, end < 0 ? undefined : end + 1);
}
