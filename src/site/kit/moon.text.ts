import type { MoonPhase } from '#core/moon-phase.ts';
import { type InLanguages, inLanguages } from './language.ts';

export const MOON_PHASE_NAMES: InLanguages<Readonly<Record<MoonPhase, string>>> = inLanguages({
  new: { fa: 'ماه نو', en: 'New moon' },
  'waxing-crescent': { fa: 'هلال رو به رشد', en: 'Waxing crescent' },
  'first-quarter': { fa: 'تربیع اول', en: 'First quarter' },
  'waxing-gibbous': { fa: 'رو به بدر', en: 'Waxing gibbous' },
  full: { fa: 'ماه کامل (بدر)', en: 'Full moon' },
  'waning-gibbous': { fa: 'رو به کاهش', en: 'Waning gibbous' },
  'last-quarter': { fa: 'تربیع دوم', en: 'Last quarter' },
  'waning-crescent': { fa: 'هلال رو به پایان', en: 'Waning crescent' },
});
