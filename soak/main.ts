/**
 * What takes too long for the tests. Fails on whatever is not well.
 *
 *     npm run soak                            all of it
 *     npm run soak -- questions               a long run of questions
 *     npm run soak -- attacks                 every attack, then all at once
 *     npm run soak -- pipelining together     some of the attacks
 */
import { ATTACKS } from './attacks/table.ts';
import { longRun } from './long-run.ts';
import { sieges } from './sieges.ts';

const asked = process.argv.slice(2);
const known = ['questions', 'attacks', 'together', ...Object.keys(ATTACKS)];
const unknown = asked.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`soak: "${unknown}" is not one of ${known.join(', ')}`);
  process.exit(1);
}
const isWanted = (part: string) => asked.length === 0 || asked.includes(part);
const some = asked.filter((name) => name !== 'questions' && name !== 'attacks');

const problems: string[] = [];
if (isWanted('questions')) problems.push(...(await longRun(Number(process.env.SEED ?? Date.now() % 1_000_000_000))));
if (isWanted('attacks') || some.length > 0) problems.push(...(await sieges(isWanted('attacks') ? [] : some)));
console.log(problems.length === 0 ? 'all is well' : `not well:\n  ${problems.join('\n  ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
