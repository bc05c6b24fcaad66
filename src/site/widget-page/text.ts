import { inLanguages } from '#site/kit/language.ts';

export const WIDGET_TEXT = inLanguages({
  preview: { fa: 'پیش‌نمایش', en: 'Preview' },
  noScript: { fa: 'برای پیش‌نمایش، جاوااسکریپت را روشن کنید.', en: 'Turn on JavaScript for the preview.' },
  settings: { fa: 'تنظیمات', en: 'Settings' },
  language: { fa: 'زبان', en: 'Language' },
  languages: { fa: { fa: 'فارسی', en: 'انگلیسی' }, en: { fa: 'Persian', en: 'English' } },
  theme: { fa: 'رنگ', en: 'Colours' },
  themes: {
    auto: { fa: 'خودکار', en: 'System' },
    light: { fa: 'روشن', en: 'Light' },
    dark: { fa: 'تیره', en: 'Dark' },
  },
  zone: { fa: 'منطقهٔ زمانی', en: 'Time zone' },
  ownZone: { fa: 'ساعت بیننده', en: 'The visitor’s own' },
  zoneHint: {
    fa: 'روز در نیمه‌شب همین منطقه عوض می‌شود. اگر تاریخ تهران فرق کند، آن هم نشان داده می‌شود.',
    en: "The day changes at midnight in this zone; shows Tehran's date too when it differs.",
  },
  calendars: { fa: 'تقویم‌ها، به ترتیب', en: 'Calendars in order' },
  nth: { fa: ['اول', 'دوم', 'سوم', 'چهارم'], en: ['First', 'Second', 'Third', 'Fourth'] },
  none: { fa: 'هیچ‌کدام', en: 'None' },
  show: { fa: 'جزئیات روز', en: 'Details of the day' },
  showNames: {
    day: { fa: 'کاری یا تعطیل', en: 'Working day or day off' },
    occasion: { fa: 'مناسبت', en: 'Occasion' },
    prayer: { fa: 'اذان بعدی', en: 'Next prayer' },
  },
  city: { fa: 'شهر اذان', en: 'City of the prayer' },
  cityHint: { fa: 'تهران', en: 'Tehran' },
  months: { fa: 'نام ماه‌ها', en: 'Month names' },
  monthNames: {
    '': { fa: 'ایران', en: 'Iran' },
    'fa-AF': { fa: 'افغانستان، دری', en: 'Afghan, Dari' },
    ps: { fa: 'افغانستان، پشتو', en: 'Afghan, Pashto' },
  },
  lines: { fa: 'کد ویجت', en: 'Embed code' },
  frame: { fa: 'برای ویرایشگرهایی که اسکریپت را حذف می‌کنند', en: 'For editors that remove scripts' },
  facts: { fa: 'خوب است بدانید', en: 'Good to know' },
  attributes: { fa: 'ویژگی‌ها', en: 'Attributes' },
  style: { fa: 'ظاهر', en: 'Styling' },
});
