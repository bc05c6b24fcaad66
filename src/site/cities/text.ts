import type { InLanguages } from '#site/frame/language.ts';

export const CITY_SEARCH_TEXT = {
  fa: {
    found: 'شهر پیدا شد',
    moreFound: 'شهر پیدا شد؛ نزدیک‌ترین نام‌ها:',
    notFound: 'شهری با این نام پیدا نشد. از فهرست زیر انتخاب کنید.',
    didYouMean: 'منظورتان یکی از این‌ها بود؟',
    choose: 'چند شهر با این نام هست؛ یکی را انتخاب کنید.',
    searchFailed: 'فهرست شهرها باز نشد. دوباره امتحان کنید یا از فهرست زیر انتخاب کنید.',
    nearestWaits: 'در حال یافتن موقعیت شما…',
    nearestFailed: 'مرورگر موقعیت شما را نداد. نام شهر را بنویسید.',
    kilometres: 'کیلومتر',
  },
  en: {
    found: 'cities found',
    moreFound: 'cities found; closest names:',
    notFound: 'No city has this name. Choose from the list below.',
    didYouMean: 'Did you mean one of these?',
    choose: 'Several cities have this name; choose one.',
    searchFailed: 'The list of cities could not be loaded. Try again, or choose from the list below.',
    nearestWaits: 'Looking for your location…',
    nearestFailed: 'The browser did not share your location. Type the name of a city.',
    kilometres: 'km',
  },
} satisfies InLanguages<unknown>;
