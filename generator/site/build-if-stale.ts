/** First step of `npm start`. It checks the version of Node before it imports the build, which an older Node cannot load. */
import { missingNode } from '../compile/node-version.ts';

const missing = missingNode(process.versions.node);
if (missing === undefined) {
  const { buildIfStale } = await import('./stale.ts');
  process.exitCode = await buildIfStale();
} else {
  console.error(`not started: ${missing}`);
  process.exitCode = 1;
}
