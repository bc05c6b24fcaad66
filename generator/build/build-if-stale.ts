/** What `npm start` does first. An older Node would fall over the build's imports before it could say what is missing. */
import { missingNode } from './node-version.ts';

const missing = missingNode(process.versions.node);
if (missing === undefined) {
  const { buildIfStale } = await import('./stale.ts');
  process.exitCode = await buildIfStale();
} else {
  console.error(`not started: ${missing}`);
  process.exitCode = 1;
}
