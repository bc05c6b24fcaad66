/**
 * Runs after `npm ci`, on any Node. Node for this machine is one of five optional packages that share the command `node`:
 * npm 11 links the one that is installed, npm 10 none of them.
 */
import { existsSync, linkSync, readFileSync } from 'node:fs';

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const file = process.platform === 'win32' ? 'node.exe' : 'node';
const link = `node_modules/.bin/${file}`;
for (const name of Object.keys(optionalDependencies)) {
  const installed = `node_modules/${name}/bin/${file}`;
  if (existsSync(installed) && !existsSync(link)) linkSync(installed, link);
}
