/**
 * Compiles `data/` into tables if they are stale, and prints every problem of the data as `file:line`. `npm run tables` does
 * only that. Programs that import tables get it by `--import`: a call of theirs would come after their imports.
 */
import { missingNode } from './node-version.ts';

const started = performance.now();
const missing = missingNode(process.versions.node);
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
const { compileIfStale } = await import('./tables-if-stale.ts');
const { DataError, formatProblem } = await import('./problems.ts');
try {
  const wasStale = await compileIfStale();
  const compiled = `compiled data/ in ${((performance.now() - started) / 1000).toFixed(1)} s`;
  // For people: other programs read both outputs of a command.
  if (import.meta.main) console.log(wasStale ? compiled : 'data/ is valid, and its tables are up to date');
  else if (wasStale && process.stderr.isTTY) console.error(compiled);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  for (const problem of error.problems) console.error(formatProblem(problem));
  console.error(error.message);
  process.exit(1);
}
