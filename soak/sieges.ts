/** Every attack by itself on a service of its own, then all of them at once on one. */
import { SETTINGS } from './attacks/attack.ts';
import { besiege, type Siege } from './attacks/run.ts';
import { ATTACKS } from './attacks/table.ts';
import { MB, MOST_MEMORY } from './memory-plan.ts';
import { startService } from './service.ts';

interface Bounds {
  /** what the next users wait more than when nobody attacks, ms */
  readonly p50: number;
  readonly p99: number;
  /** memory that the attack adds to the 130 MB at rest and the cache of what the next users ask, MB */
  readonly added: number;
}
const ALONE: Bounds = { p50: 10, p99: 100, added: 300 };
const BOUNDS: Readonly<Record<string, Bounds>> = {
  pipelining: { p50: 10, p99: 100, added: 150 },
};
/** On two cores, of which ten attackers leave what they like. */
const TOGETHER: Bounds = { p50: 50, p99: 2_000, added: 500 };

function report(name: string, { findings, before, most, asked, p50, p99, lost, inPeace }: Siege): void {
  const memory = `${Math.round(before / MB)} MB before, ${Math.round(most / MB)} MB at most`;
  const waited = `next users p50 ${p50.toFixed(1)} ms (in peace ${inPeace.p50.toFixed(1)}), p99 ${p99.toFixed(1)} ms (${inPeace.p99.toFixed(1)})`;
  console.log(`${name}: ${memory}; ${waited}, ${lost.length} of ${asked} lost`);
  for (const { attack, told } of findings) console.log(`  ${attack}: ${told}`);
}

function faultsOf({ findings, before, most, p50, p99, lost, inPeace }: Siege, bounds: Bounds): string[] {
  const isSo: readonly [boolean, string][] = [
    [most <= MOST_MEMORY, `memory exceeds ${MOST_MEMORY / MB} MB`],
    [most - before <= bounds.added * MB, `${bounds.added} MB more are exceeded`],
    [p50 < bounds.p50 + inPeace.p50, `half of the next users wait ${p50.toFixed(1)} ms`],
    [p99 < bounds.p99 + inPeace.p99, `one next user of a hundred waits ${p99.toFixed(1)} ms`],
    [lost.length === 0, `${lost.length} next users are not answered: ${[...new Set(lost)].join(', ')}`],
  ];
  return [
    ...isSo.filter(([holds]) => !holds).map(([, fault]) => fault),
    ...findings.flatMap(({ attack, problems }) => problems.map((problem) => `${attack}: ${problem}`)),
  ];
}

async function siege(name: string, attacks: readonly string[], bounds: Bounds): Promise<string[]> {
  const service = await startService(0, SETTINGS);
  const outcome = await besiege(service, attacks);
  report(name, outcome);
  const code = await service.stop();
  const faults = [...faultsOf(outcome, bounds), ...(code === 0 ? [] : [`the server ended with ${code}`])];
  return faults.map((fault) => `${name}: ${fault}`);
}

/** @param wanted names of attacks, or `together`; none: all of them @returns what was not well */
export async function sieges(wanted: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const name of Object.keys(ATTACKS)) {
    if (wanted.length === 0 || wanted.includes(name))
      faults.push(...(await siege(name, [name], BOUNDS[name] ?? ALONE)));
  }
  if (wanted.length === 0 || wanted.includes('together')) {
    faults.push(...(await siege('together', Object.keys(ATTACKS), TOGETHER)));
  }
  return faults;
}
