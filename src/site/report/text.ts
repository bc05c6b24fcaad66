import type { InLanguages } from '#site/kit/language.ts';

export const REPORT_TEXT = {
  fa: { report: 'گزارش اشتباه', mistakeIn: 'اشتباه در', prompt: 'چه چیزی اشتباه است؟ لطفاً منبع را هم بنویسید:' },
  en: {
    report: 'Report a mistake',
    mistakeIn: 'Mistake in',
    prompt: 'What is wrong? Please add a source:',
  },
} satisfies InLanguages<unknown>;
