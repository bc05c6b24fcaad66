import { inLanguages } from '#site/kit/language.ts';

export const CITY_TEXT = inLanguages({
  search: { fa: 'شهر', en: 'City' },
  yourCity: { fa: 'شهر شما', en: 'Your city' },
  nearest: { fa: 'نزدیک‌ترین شهر به من', en: 'City nearest to me' },
  needsScript: {
    fa: 'برای جست‌وجو جاوااسکریپت را روشن کنید؛ همهٔ شهرها در فهرست زیر هم آمده است.',
    en: 'Turn on JavaScript to search; all cities are in the list below.',
  },
  degreesOfPlace: { fa: ' درجهٔ', en: '°' },
  north: { fa: 'شمالی', en: 'N' },
  south: { fa: 'جنوبی', en: 'S' },
  east: { fa: 'شرقی', en: 'E' },
  west: { fa: 'غربی', en: 'W' },
  found: { fa: 'شهر پیدا شد', en: 'cities found' },
  moreFound: { fa: 'شهر پیدا شد؛ نزدیک‌ترین نام‌ها:', en: 'cities found; closest names:' },
  notFound: {
    fa: 'شهری با این نام پیدا نشد. از فهرست زیر انتخاب کنید.',
    en: 'No city has this name. Choose from the list below.',
  },
  didYouMean: { fa: 'منظورتان یکی از این‌ها بود؟', en: 'Did you mean one of these?' },
  choose: { fa: 'چند شهر پیدا شد؛ یکی را انتخاب کنید.', en: 'Several cities match; choose one.' },
  searchFailed: {
    fa: 'فهرست شهرها باز نشد. دوباره امتحان کنید یا از فهرست زیر انتخاب کنید.',
    en: 'The list of cities could not be loaded. Try again, or choose from the list below.',
  },
  nearestWaits: { fa: 'در حال یافتن موقعیت شما…', en: 'Looking for your location…' },
  nearestFailed: {
    fa: 'مرورگر موقعیت شما را نداد. نام شهر را بنویسید.',
    en: 'The browser did not share your location. Type the name of a city.',
  },
  coordinates: { fa: 'مختصات', en: 'Coordinates' },
  near: { fa: 'شهرهای نزدیک', en: 'Cities nearby' },
  kilometres: { fa: 'کیلومتر', en: 'km' },
});
