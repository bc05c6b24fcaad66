/** Texts that all pages share. The texts of one page are in the `text.ts` of its folder. */
import { inLanguages } from './language.ts';

export const SITE_TEXT = inLanguages({
  name: { fa: 'سالنما', en: 'Salnama' },
  calendarNames: {
    sh: { fa: 'هجری شمسی', en: 'Persian' },
    gregorian: { fa: 'میلادی', en: 'Gregorian' },
    hijri: { fa: 'هجری قمری', en: 'Islamic' },
    pahlavi: { fa: 'شاهنشاهی', en: 'Imperial' },
  },
  weekdayLetters: { fa: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'], en: ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'] },
  today: { fa: 'امروز', en: 'Today' },
  holiday: { fa: 'تعطیل رسمی', en: 'Public holiday' },
  weekend: { fa: 'تعطیل هفتگی', en: 'Weekend' },
  workday: { fa: 'روز کاری', en: 'Working day' },
  addToCalendar: { fa: 'افزودن به تقویم گوشی', en: 'Add to your calendar' },
  json: { fa: 'داده (JSON)', en: 'Data (JSON)' },
  print: { fa: 'چاپ', en: 'Print' },
  copy: { fa: 'کپی', en: 'Copy' },
  share: { fa: 'فرستادن', en: 'Share' },
  estimate: { fa: 'برآورد', en: 'estimate' },
  comma: { fa: '، ', en: ', ' },
  semicolon: { fa: '؛ ', en: '; ' },
  subscribe: {
    set: { fa: 'گزینه‌های بیشتر', en: 'More options' },
    occasions: { fa: 'افزودن مناسبت‌ها به تقویم گوشی', en: 'Add occasions to your calendar' },
  },
});
