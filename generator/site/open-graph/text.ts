/** Words on the preview images of sections, by Persian address. The other images take the words of their pages. */
import { type InLanguages, inLanguages } from '#site/kit/language.ts';

type Words = Readonly<Record<string, InLanguages<string>>>;

/** Titles on the pictures of sections. The other sections take their name in the menu. */
export const SECTION_TITLES: Words = {
  '/': { fa: 'سالنما', en: 'Salnama' },
  '/holidays': { fa: 'تعطیلات رسمی ایران', en: 'Public holidays of Iran' },
};

/** Below the title. */
export const SECTION_LINES: Words = {
  '/': { fa: 'امروز در چهار تقویم، با تعطیلات و مناسبت‌ها', en: 'Today in four calendars, with holidays and occasions' },
  '/calendar': { fa: 'هر روز با تاریخ قمری و میلادی و مناسبت‌ها', en: 'Every day with its Islamic and Gregorian date' },
  '/holidays': { fa: 'همهٔ سال‌ها، با تقویم برای گوشی و رایانه', en: 'Every year, with a calendar for your phone' },
  '/occasions': { fa: 'داستان هر روز و تاریخ بعدی آن', en: 'What each day marks and when it falls' },
  '/converter': {
    fa: 'شمسی، قمری رسمی ایران، میلادی و شاهنشاهی',
    en: 'Persian, Islamic as kept in Iran, Gregorian, Imperial',
  },
  '/prayer-times': {
    fa: 'به روش مؤسسهٔ ژئوفیزیک دانشگاه تهران',
    en: 'By the method of the Tehran Institute of Geophysics',
  },
  '/ramadan': { fa: 'سحر و افطار هر شهر', en: 'Imsak and iftar in every city' },
  '/moon': { fa: 'کدام تعطیلات جابه‌جا می‌شود؟', en: 'Which holidays may move?' },
  '/closures': { fa: 'ادارات، مدارس، بانک‌ها و بورس', en: 'Offices, schools, banks and the stock exchange' },
  '/workdays': { fa: 'روزهای کاری و ساعت کار هر ماه', en: 'Working days and hours of every month' },
  '/subscribe': { fa: 'تعطیلات و مناسبت‌ها، همیشه به‌روز', en: 'Holidays and occasions, always up to date' },
  '/my-dates': { fa: 'تولدها و سالگردها در تقویم شما', en: 'Birthdays and anniversaries in your calendar' },
  '/wall': { fa: 'یک سال روی یک برگ، برای چاپ', en: 'A year on one sheet, to print' },
  '/downloads': { fa: 'تقویم ایران برای اکسل و پایگاه داده', en: 'The calendar of Iran for Excel and databases' },
  '/accuracy': { fa: 'در مقایسه با منابع رسمی', en: 'Compared with official sources' },
  '/docs': { fa: 'دادهٔ تقویم ایران، رایگان و بدون کلید', en: 'Iran’s calendar as data: free, no key' },
  '/widget': { fa: 'تاریخ امروز در سایت شما، با دو خط کد', en: 'Today’s date on your site, with two lines of code' },
};

/** Words on the images of single pages. */
export const OPEN_GRAPH_TEXT = inLanguages({
  month: { fa: 'با تعطیلات و مناسبت‌ها', en: 'With holidays and occasions' },
  calendar: { fa: 'تقویم', en: 'Calendar of Iran' },
  holidays: { fa: 'تعطیلات رسمی', en: 'Public holidays of Iran' },
  daysOff: { fa: 'روز تعطیل رسمی', en: 'official days off' },
  city: { fa: 'اوقات شرعی، رمضان و قبله', en: 'Prayer times, Ramadan and qibla' },
  nowruz: { fa: 'تحویل سال', en: 'Nowruz' },
  moment: { fa: 'ساعت {time} به وقت تهران', en: '{time} in Tehran' },
});
