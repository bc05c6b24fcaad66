/** Names of zodiac signs and animal years in Persian and in English. */
import type { Name } from './names.ts';
import signs from './zodiac.json' with { type: 'json' };

interface ZodiacSign extends Name {
  readonly symbol: string;
}

const SIGNS = signs as {
  readonly zodiac: readonly ZodiacSign[];
  /**
   * Animals of the twelve-year cycle, from the year of the rat. The Persian cycle has a leopard, a whale and a hen instead
   * of the Chinese tiger, dragon and rooster.
   */
  readonly animals: readonly Name[];
};
/** 1399 was a year of the rat (1403 the whale, 1404 the snake). */
const A_YEAR_OF_THE_RAT = 1399;

/** The sign that the Sun is in during a Persian month: Farvardin is Aries. */
export const zodiacOf = (persianMonth: number): ZodiacSign => SIGNS.zodiac[persianMonth - 1]!;

/** Animal of a Persian year in the Turko-Persian cycle of twelve years. */
export const animalOf = (persianYear: number): Name =>
  SIGNS.animals[(((persianYear - A_YEAR_OF_THE_RAT) % 12) + 12) % 12]!;
