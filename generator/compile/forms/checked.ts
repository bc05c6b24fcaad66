/** Days on which a person last compared facts with their source, where no row shows it. */
import { z } from 'zod';
import { gregorianDay } from './cells.ts';

export const CHECKED_FACTS = ['prayer-tables', 'sectors', 'time-zones'] as const;
export const Checked = z.strictObject({ checked: gregorianDay });
