/** The output folder of a build: filled under another name, and put in the place of the old one only when it is complete. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/**
 * @param folder what is served; during the build its new content is in `{folder}.new`, and for the moment between the two
 *   renames its old one in `{folder}.old`, where the server finds it
 * @param fill writes everything into the folder that it is given; what it throws leaves the old content in place
 */
export function replaceFolder(folder: string, fill: (newFolder: string) => void): void {
  const fresh = `${folder}.new`;
  const aside = `${folder}.old`;
  // A build that was killed between the two renames left the old content under its other name.
  if (!existsSync(folder) && existsSync(aside)) renameSync(aside, folder);
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh);
    fill(fresh);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, aside);
  renameSync(fresh, folder);
  rmSync(aside, { recursive: true, force: true });
}
