import { weekendTexts } from '#core/weekends.ts';
import { inLanguages } from '#site/kit/language.ts';

export const HOLIDAYS_TEXT = inLanguages({
  title: { fa: 'تعطیلات رسمی', en: 'Public holidays in Iran' },
  description: {
    fa: 'فهرست تعطیلات رسمی ایران با روز هفته، تاریخ میلادی و قمری، تعطیلات چندروزه و قانون هر یک؛ سال',
    en: 'Public holidays of Iran with weekday, Gregorian, Persian and Islamic date, long weekends, and the law behind each. Persian year',
  },
  heading: { fa: 'تعطیلات رسمی', en: 'Holidays in Iran' },
  wholeYear: { fa: 'همهٔ سال', en: 'Whole year' },
  gregorianTitle: { fa: 'تعطیلات رسمی ایران در سال', en: 'Public holidays in Iran,' },
  gregorianDescription: {
    fa: 'فهرست تعطیلات رسمی ایران به ترتیب تاریخ میلادی، با تعطیلات چندروزه؛ سال',
    en: 'Public holidays of Iran in order of the Gregorian calendar, with long weekends:',
  },
  allYears: { fa: 'سال‌های دیگر', en: 'Other years' },
  persianYears: { fa: 'سال‌های شمسی', en: 'Persian years' },
  gregorianYears: { fa: 'سال‌های میلادی', en: 'Gregorian years' },
  daysOff: { fa: 'روز تعطیل', en: 'public holidays' },
  onWeekend: weekendTexts((days, language) => ({ fa: `روز آن ${days} است`, en: `on a ${days}` })[language], {
    fa: 'یا',
    en: 'or',
  }),
  doubtful: { fa: 'با سند ضعیف‌تر', en: 'Included, weaker sources' },
  heldBack: { fa: 'سند معتبری پیدا نشد، نیاوردیم', en: 'Left out: no reliable source' },
  laws: { fa: 'قانون هر تعطیلی و معنی ±۱', en: 'The law behind each holiday, and ±1' },
  left: { fa: 'روز مانده', en: 'left' },
  noneLeft: { fa: 'روزی نمانده', en: 'none left' },
  past: { fa: '{count} روز گذشته', en: 'Past days: {count}' },
  weekend: { fa: 'آخر هفتهٔ من', en: 'My weekend' },
  file: { fa: 'فایل', en: '.ics file' },
  feedName: { fa: 'تعطیلات رسمی ایران', en: 'Public holidays of Iran' },
});
