/** Publishes the current data as a new version: writes the list of changes, the version and the published state. */
import { todayInTehran } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { compile } from '../../compile/compile.ts';
import { readAll } from '../../compile/compile-folder.ts';
import { DataError } from '../../compile/problems.ts';
import { nextVersion, VERSION_FILE } from '../../compile/version.ts';
import { writeFileWhole } from '../../compile/write-file.ts';
import { CHANGES_FILE, changeProblems, changeRows, changeRowsText, type Reasons } from '../changes/change-rows.ts';
import { changesBetween, fileChanges } from '../changes/changes-between.ts';
import { PUBLISHED_FOLDER, publishedFiles, readPublishedState, stateOf } from '../changes/state.ts';

interface Release extends Reasons {
  /** changed files, as paths in `data/` */
  readonly files?: readonly string[];
  /** nobody has seen an earlier state, so nothing has changed */
  readonly isFirst?: boolean;
}

/**
 * Records the data at work as published.
 * @param now milliseconds since 1970
 * @returns the new version
 * @throws {DataError} if a change lacks a reason; then no file changes
 */
export function release(root: string, now: number, { files = [], isFirst = false, ...reasons }: Release = {}): string {
  const { data, version: released } = readAll(root);
  const state = stateOf(compile(data, released, root).tables);
  const today = gregorian.toIsoDate(todayInTehran(now));
  const changed = today > released.changed ? today : released.changed;
  const next = { version: nextVersion(released.version, changed), changed };
  const between = isFirst ? [] : changesBetween(readPublishedState(root), state);
  const changes = [...between, ...fileChanges(files, between)];
  const rows = changeRows(changes, data, { released: released.version, next, ...reasons });
  const problems = changeProblems(rows);
  if (problems.length > 0) throw new DataError(problems);
  writeFileWhole(`${root}/${CHANGES_FILE}`, changeRowsText(rows));
  const cities = data.cities.map(({ slug }) => slug);
  writeFileWhole(`${root}/${VERSION_FILE}`, `${JSON.stringify(next, null, 2)}\n`);
  for (const [name, text] of publishedFiles(state, cities)) writeFileWhole(`${root}/${PUBLISHED_FOLDER}/${name}`, text);
  return next.version;
}
