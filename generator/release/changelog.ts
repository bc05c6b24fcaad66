/** Reads and writes the changelog: one section per release, with three lists. */

export const LISTS = ['API and files', 'Data', 'Site'] as const;
type List = (typeof LISTS)[number];

const UNRELEASED = '## Unreleased';
const emptyLists = LISTS.map((list) => `### ${list}\n`).join('\n');

/** Returns the lines of a list in the section "Unreleased". @throws {Error} if the changelog has no such list */
export function unreleased(changelog: string, list: List): string[] {
  const section = sectionOf(changelog);
  const start = section.indexOf(`### ${list}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md: the section Unreleased has no list "${list}"`);
  const [, text = ''] = section.slice(start).split(/^### .+\n/m);
  return text
    .split(/\n(?=- )/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Returns the changelog with the unreleased lines moved into a section of the new version.
 * @param dataLines lines for the list "Data" if it is empty
 * @throws {Error} if all lists are empty
 */
export function withRelease(changelog: string, heading: string, dataLines: readonly string[]): string {
  const section = sectionOf(changelog);
  const lists = LISTS.flatMap((list) => {
    const written = unreleased(changelog, list);
    const lines = list === 'Data' && written.length === 0 ? dataLines : written;
    return lines.length === 0 ? [] : [`### ${list}\n\n${lines.join('\n')}\n`];
  });
  if (lists.length === 0) throw new Error('CHANGELOG.md: the section Unreleased is empty; write what a user notices');
  const released = `## ${heading}\n\n${lists.join('\n')}`;
  return changelog.replace(section, `${UNRELEASED}\n\n${emptyLists}\n${released}\n`);
}

/** Returns the section "Unreleased", heading included. */
function sectionOf(changelog: string): string {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error('CHANGELOG.md has no section Unreleased');
  const end = changelog.indexOf('\n## ', start + 1);
  return changelog.slice(start, end < 0 ? undefined : end + 1);
}
