import { inLanguages } from '#site/kit/language.ts';

export const FIELD_TEXT = inLanguages({
  calendar: { fa: 'تقویم', en: 'Calendar' },
  day: { fa: 'روز', en: 'Day' },
  month: { fa: 'ماه', en: 'Month' },
  year: { fa: 'سال', en: 'Year' },
});
