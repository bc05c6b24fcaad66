/** Words on the preview images of sections. The other images take the words of their pages. */
import { type InLanguages, inLanguages } from '#site/kit/language.ts';

interface Words {
  /** default: the name of the page in the menu */
  readonly title?: InLanguages<string>;
  readonly line: InLanguages<string>;
}

/** By Persian address. Without a title, a picture has the name of its page. */
export const SECTION_WORDS: Readonly<Record<string, Words>> = {
  '/': {
    title: { fa: 'سالنما', en: 'Salnama' },
    line: {
      fa: 'امروز در چهار تقویم، با تعطیلات و مناسبت‌ها',
      en: 'Today in four calendars, with holidays and occasions',
    },
  },
  '/calendar': {
    line: { fa: 'هر روز با تاریخ قمری و میلادی و مناسبت‌ها', en: 'Every day with its Islamic and Gregorian date' },
  },
  '/holidays': {
    title: { fa: 'تعطیلات رسمی ایران', en: 'Public holidays of Iran' },
    line: { fa: 'همهٔ سال‌ها، با تقویم برای گوشی و رایانه', en: 'Every year, with a calendar for your phone' },
  },
  '/occasions': {
    line: { fa: 'داستان هر روز و تاریخ بعدی آن', en: 'What each day marks and when it falls' },
  },
  '/converter': {
    line: {
      fa: 'شمسی، قمری رسمی ایران، میلادی و شاهنشاهی',
      en: 'Persian, Islamic as kept in Iran, Gregorian, Imperial',
    },
  },
  '/prayer-times': {
    line: { fa: 'به روش مؤسسهٔ ژئوفیزیک دانشگاه تهران', en: 'By the method of the Tehran Institute of Geophysics' },
  },
  '/ramadan': {
    line: { fa: 'سحر و افطار هر شهر', en: 'Imsak and iftar in every city' },
  },
  '/moon': {
    line: { fa: 'کدام تعطیلات جابه‌جا می‌شود؟', en: 'Which holidays may move?' },
  },
  '/closures': {
    line: { fa: 'ادارات، مدارس، بانک‌ها و بورس', en: 'Offices, schools, banks and the stock exchange' },
  },
  '/workdays': {
    line: { fa: 'روزهای کاری و ساعت کار هر ماه', en: 'Working days and hours of every month' },
  },
  '/subscribe': {
    line: { fa: 'تعطیلات و مناسبت‌ها، همیشه به‌روز', en: 'Holidays and occasions, always up to date' },
  },
  '/my-dates': {
    line: { fa: 'تولدها و سالگردها در تقویم شما', en: 'Birthdays and anniversaries in your calendar' },
  },
  '/wall': {
    line: { fa: 'یک سال روی یک برگ، برای چاپ', en: 'A year on one sheet, to print' },
  },
  '/downloads': {
    line: { fa: 'تقویم ایران برای اکسل و پایگاه داده', en: 'The calendar of Iran for Excel and databases' },
  },
  '/accuracy': {
    line: { fa: 'در مقایسه با منابع رسمی', en: 'Compared with official sources' },
  },
  '/docs': {
    line: { fa: 'دادهٔ تقویم ایران، رایگان و بدون کلید', en: 'Iran’s calendar as data: free, no key' },
  },
  '/widget': {
    line: { fa: 'تاریخ امروز در سایت شما، با دو خط کد', en: 'Today’s date on your site, with two lines of code' },
  },
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
