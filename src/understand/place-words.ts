/** Words that stand beside the name of a city: what it is, and its country. */

/** «شهر تهران», "Tehran Province", «جزیره قشم» */
export const PLACE_KINDS: ReadonlySet<string> = new Set(
  'شهر شهرستان استان کشور بخش روستای روستا جزیره فرودگاه مقدس جدید در city town village province state county country district island airport of the in'.split(
    ' ',
  ),
);

/** Usual names of countries, by their ISO 3166 code, beside those of the table. */
export const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'امارات'],
  AU: ['استرالیا'],
  BA: ['Bosnia', 'بوسنی'],
  CD: ['DRC', 'Congo'],
  CH: ['سوییس'],
  CI: ["Cote d'Ivoire", 'Ivory Coast'],
  CN: ['PRC'],
  CZ: ['Czech Republic', 'Czech', 'چک'],
  DE: ['Deutschland', 'آلمان'],
  GB: ['UK', 'England', 'Britain', 'Great Britain', 'Scotland', 'Wales', 'انگلیس', 'انگلستان', 'بریتانیا', 'اسکاتلند'],
  IR: ['Islamic Republic of Iran', 'I.R. Iran', 'Persia', 'جمهوری اسلامی ایران'],
  KP: ['North Korea', 'کره شمالی'],
  KR: ['Korea', 'South Korea', 'کره', 'کره جنوبی'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestine', 'فلسطین'],
  RU: ['Russian Federation'],
  SA: ['KSA', 'Saudi', 'عربستان'],
  SY: ['Syrian Arab Republic'],
  TR: ['Turkey', 'Turkiye', 'Türkiye'],
  US: ['USA', 'US', 'America', 'United States of America', 'آمریکا', 'امریکا', 'ایالات متحده'],
  VN: ['Viet Nam'],
};
