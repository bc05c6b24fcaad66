import { inLanguages } from '#site/kit/language.ts';

export const PRAYER_TEXT = inLanguages({
  title: { fa: 'اوقات شرعی شهرهای ایران و جهان', en: 'Prayer times for cities in Iran and the world' },
  description: {
    fa: 'اذان صبح، طلوع، اذان ظهر، غروب، اذان مغرب و نیمه‌شب شرعی به روش مؤسسهٔ ژئوفیزیک دانشگاه تهران برای {count} شهر.',
    en: 'Fajr, sunrise, dhuhr, sunset, maghrib and midnight by the method of the Institute of Geophysics, University of Tehran, for {count} cities.',
  },
  capitals: { fa: 'مراکز استان‌ها، امروز', en: 'Provincial capitals today' },
  iran: { fa: 'شهرهای ایران', en: 'Cities of Iran' },
  abroad: { fa: 'شهرهای جهان', en: 'Cities of the world' },
  cities: { fa: 'شهر', en: 'cities' },
  provinces: { fa: 'استان', en: 'provinces' },
  city: { fa: 'شهر', en: 'City' },
});
