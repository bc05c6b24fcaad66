/** Waits until the sample site is served. Only the first test files of a run have to wait. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

const outcome = inject('siteOutcome');
while (!existsSync(outcome)) await sleep(100);
const error = readFileSync(outcome, 'utf8');
if (error) throw new Error(error);
