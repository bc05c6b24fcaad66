/** Attacks one service with some of the attacks at once, and looks at its memory and at what the next users wait. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Service } from '../service.ts';
import type { Finding } from './attack.ts';
import { askMeanwhile, type Waits } from './neighbour.ts';
import { ATTACKS } from './table.ts';

const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url));

/** How long the next users are asked for what they wait when nobody attacks. */
const PEACE_SECONDS = 5;

export interface Siege extends Waits {
  /** what they wait on this machine when nobody attacks */
  readonly inPeace: Waits;
  readonly findings: readonly (Finding & { readonly attack: string })[];
  /** resident memory in bytes: before, and the most */
  readonly before: number;
  readonly most: number;
}

/** @param attacks names of {@link ATTACKS}; the longest one tells how long all of them go on */
export async function besiege(service: Service, attacks: readonly string[]): Promise<Siege> {
  const seconds = Math.max(...attacks.map((name) => ATTACKS[name]!.seconds));
  const inPeace = await askMeanwhile(service.port, PEACE_SECONDS, () => {});
  const before = service.memory();
  let most = before;
  const look = () => {
    most = Math.max(most, service.memory());
  };
  const attackers = attacks.map((name) => fork(ATTACKER, [name, String(service.port), service.root]));
  const waits = await askMeanwhile(service.port, seconds, look);
  const findings = await Promise.all(attackers.map(ended));
  look();
  return {
    ...waits,
    inPeace,
    before,
    most,
    findings: findings.map((finding, index) => ({ attack: attacks[index]!, ...finding })),
  };
}

async function ended(attacker: ChildProcess): Promise<Finding> {
  const exit = once(attacker, 'exit');
  attacker.send('end');
  const [finding] = (await Promise.race([once(attacker, 'message'), exit.then(() => [undefined])])) as [Finding?];
  await exit;
  return finding ?? { told: '', problems: ['the attacker itself fell'] };
}
