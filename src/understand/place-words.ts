/** Words that stand beside the name of a city: what it is, and its country. */
import { foldedName } from './words.ts';

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

/** States and provinces beside a city, by the code of their country; the United States' by their letters too. */
const STATE_LISTS: Readonly<Record<string, string>> = {
  US: `Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, Florida FL,
    Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME,
    Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV,
    New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK,
    Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT,
    Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY, District of Columbia DC,
    کالیفرنیا, تگزاس, فلوریدا, ویرجینیا, مریلند, جورجیا, ایلینوی, نوادا`,
  CA: `Ontario ON, Quebec QC, British Columbia BC, Alberta AB, Manitoba MB, Saskatchewan SK, Nova Scotia NS, New Brunswick NB,
    Newfoundland NL, انتاریو, کبک, بریتیش کلمبیا, آلبرتا`,
  AU: 'New South Wales NSW, Victoria VIC, Queensland QLD, Western Australia WA, South Australia SA, Tasmania TAS',
  DE: 'Bavaria, Hesse, Saxony, Lower Saxony, North Rhine Westphalia, Baden Württemberg, باواریا, بایرن',
};

/** folded name or letters → code of the country; of two states of one name the first */
export const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(STATE_LISTS)
    .flatMap(([country, list]) =>
      list.split(',').flatMap((state) => {
        const [, name = '', letters] = /^\s*(.*?)(?: ([A-Z]{2,3}))?$/.exec(state) ?? [];
        return [name, ...(letters ? [letters] : [])].map((each) => [foldedName(each), country] as const);
      }),
    )
    .reverse(),
);
