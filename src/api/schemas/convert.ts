/** Shape of the answers of `/api/convert`. */
import { z } from 'zod';
import { AnimalYear, fourCalendars as fourCalendarsShape, Zodiac } from './shapes.ts';

export const ConvertAnswer = z
  .strictObject({ ...fourCalendarsShape, zodiac: Zodiac, animal_year: AnimalYear })
  .meta({ id: 'ConvertedDate' });
