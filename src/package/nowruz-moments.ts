/** The moments of the new year, unpacked from their compact form. */
import NOWRUZ_DATA from 'salnama-data:nowruz';

const BASE = 36;

let moments: readonly number[] | undefined;

/** Milliseconds since 1970, from the first known year to the one after the last; parsed on first use. */
export function nowruzMoments(): readonly number[] {
  if (moments) return moments;
  const { first, mean, differences } = NOWRUZ_DATA;
  let moment = first;
  moments = [
    first,
    ...differences.split(',').map((difference) => (moment += mean + Number.parseInt(difference, BASE))),
  ];
  return moments;
}
