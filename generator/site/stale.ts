/** Builds the site when its sources or settings have changed since the last build. */
import { MS_PER_DAY } from '#core/jdn.ts';
import { readBuiltFor } from '#server/built-for.ts';
import { DIST } from './build-with.ts';
import { inputsHash } from './inputs.ts';
import { runBuild } from './main.ts';

/** Days after which a build is called old: the pages of the day begin with the day of the build. */
const MAX_DAYS = 30;

/** One line about a build that is old; undefined if it is not. @param built day of the build, YYYY-MM-DD */
export function oldBuildLine(built: string, now: number): string | undefined {
  const days = Math.floor((now - Date.parse(built)) / MS_PER_DAY);
  return days > MAX_DAYS ? `${DIST}/ was built on ${built}, ${days} days ago; npm run build renews it` : undefined;
}

/** Builds the site if `dist/` is missing or was built from other inputs. @returns exit code */
export async function buildIfStale(): Promise<number> {
  const builtFor = readBuiltFor(DIST);
  if (builtFor?.inputs !== inputsHash(process.cwd(), process.env)) return runBuild();
  const line = oldBuildLine(builtFor.built, Date.now());
  if (line) console.warn(line);
  return 0;
}
