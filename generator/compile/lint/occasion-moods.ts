import { type Check, checkRowsOfOccasions } from './rule.ts';

/** A mood belongs to an occasion of Iran, once. */
export const occasionMoods: Check = (data, report) => checkRowsOfOccasions(data, data.occasionMoods, report);
