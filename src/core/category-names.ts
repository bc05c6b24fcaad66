import type { Name } from './names.ts';
import type { Category } from './occasions.ts';

export const CATEGORY_NAMES: Readonly<Record<Category, Name>> = {
  national: { fa: 'ملی', en: 'National' },
  religious: { fa: 'مذهبی', en: 'Religious' },
  cultural: { fa: 'فرهنگی', en: 'Cultural' },
  global: { fa: 'جهانی', en: 'International' },
  countries: { fa: 'کشورها', en: 'Countries' },
  fun: { fa: 'سرگرمی', en: 'Fun' },
};
