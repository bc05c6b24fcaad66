/** Reads and writes the changelogs in English and Persian: one section per release, with three lists. */

/** Words of a changelog in one language. */
export interface Changelog {
  readonly path: string;
  readonly unreleased: string;
  /** the second one is about the data */
  readonly lists: readonly [string, string, string];
}

export const ENGLISH: Changelog = {
  path: 'CHANGELOG.md',
  unreleased: '## Unreleased',
  lists: ['API and files', 'Data', 'Site'],
};
export const PERSIAN: Changelog = {
  path: 'src/site/texts/fa/changes.md',
  unreleased: '## نسخهٔ بعدی',
  lists: ['API و فایل‌ها', 'داده', 'سایت'],
};

/** Returns the lines of a list in the section of unreleased changes. @throws {Error} if there is no such list */
export function unreleased(text: string, list: string, changelog: Changelog = ENGLISH): string[] {
  const section = sectionOf(text, changelog);
  const start = section.indexOf(`### ${list}\n`);
  if (start < 0) throw new Error(`${changelog.path}: the section of unreleased changes has no list "${list}"`);
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
export function withRelease(
  text: string,
  heading: string,
  dataLines: readonly string[],
  changelog: Changelog = ENGLISH,
): string {
  const [, dataList] = changelog.lists;
  const section = sectionOf(text, changelog);
  const lists = changelog.lists.flatMap((list) => {
    const lines = [...unreleased(text, list, changelog), ...(list === dataList ? dataLines : [])];
    return lines.length === 0 ? [] : [`### ${list}\n\n${lines.join('\n')}\n`];
  });
  if (lists.length === 0) {
    throw new Error(`${changelog.path}: the section of unreleased changes is empty; write what a user notices`);
  }
  const emptyLists = changelog.lists.map((list) => `### ${list}\n`).join('\n');
  const released = `## ${heading}\n\n${lists.join('\n')}`;
  return text.replace(section, () => `${changelog.unreleased}\n\n${emptyLists}\n${released}\n`);
}

/** Returns the section of unreleased changes, heading included. */
function sectionOf(text: string, { path, unreleased: heading }: Changelog): string {
  const start = text.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`${path} has no section ${heading}`);
  const end = text.indexOf('\n## ', start + 1);
  return text.slice(start, end < 0 ? undefined : end + 1);
}
