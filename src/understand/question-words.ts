/** Words of questions that name nothing: «کی شروع می‌شود», "how many days until", "chand rooz ta". */

const either = (phrases: string): string =>
  phrases
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|');

const CALENDAR_WORDS =
  'persian|jalali|shamsi|solar hijri|gregorian|miladi|hijri|islamic|lunar|(?:هجر[یي] )?(?:شمس[یي]|قمر[یي]|خورش[یي]د[یي])|م[یي]لاد[یي]';
/** "convert 1370/2/15 to gregorian": an answer has the dates of all calendars. */
const CONVERSION = new RegExp(
  `^(?:convert|تبد[یي]ل(?: تار[یي]خ)?) (?=.*[\\d۰-۹٠-٩])| (?:in|to|into|به) (?:the |تار[یي]خ )?(?:${CALENDAR_WORDS})(?: calendar| date)?[ ?؟]*$`,
  'gi',
);

/** The text without the words that ask to convert it. */
export const withoutConversion = (text: string): string => text.replace(CONVERSION, '') || text;

/** Before the subject. */
const BEFORE = new RegExp(
  `^(?:${either(`
    how (?:long|many (?:days|weeks|months))(?: is it| is there| are there| are left| left| more)? (?:till|until|to|before|for)
    (?:days|time|countdown|weeks|months) (?:left )?(?:till|until|to|before|for)
    (?:when|what (?:day|date|time|weekday|year)|which (?:day|date|weekday))(?: s| is| are| was| will| does| do| did)?
    what (?:s|is|are)
    (?:is|are|was|will|does|did|whats|whens)
    (?:date|time|start|beginning|first day|day) of
    (?:the|a|an|this)
    (?:چند|چقدر|چه قدر) (?:روز|هفته|ماه|وقت)?(?: دیگر| دیگه)?(?: مانده| مونده| باقی مانده)?(?: است)? ?(?:تا|به)
    (?:چقدر|چه قدر)(?: مانده| مونده)?(?: است)? (?:تا|به)
    (?:تعداد )?روز(?:های)?(?: باقی مانده| مانده) (?:تا|به)
    روز ?شمار
    تا
    ایا
    مناسبت(?: های?)?
    تاریخ (?:شمسی|قمری|میلادی)
    ساعت
    (?:شروع|اغاز|پایان|تاریخ|زمان|روز شروع)(?: ماه(?= رمضان| مبارک))?
    چه روزی(?: است| هست)?
    (?:کی|کدام روز) (?:است|هست|میشه|می شود|میشود)?
    chand ?(?:rooz|ruz)(?: digar| dige| digeh| munde| moonde| mande)? (?:ta|be)
    (?:key|kei|kay)(?: shoru| tatile)?
    aya
    shoru(?:e|ye)?
    ما (?:هو|هی)|متی|کم(?: یوم| یوما)?(?: باقی| بقی| تبقی)? (?:علی|حتی|الی|ل)
    (?:how (?:many |long ))?(?:days|weeks|months|long|time)?(?: is it| has it been| have passed| passed)? ?since
    چند (?:روز|هفته|ماه)(?: گذشته| گذشت)? از
    (?:todays )?(?:persian|jalali|shamsi|iranian|islamic|hijri|gregorian) (?:date|calendar)
  `)}) `,
);

/** After the subject. */
const AFTER = new RegExp(
  ` (?:${either(`
    (?:is |be )?(?:a |an )?(?:public |official |bank |national )?(?:holidays?|day off|off|working day|work day|workday)
    (?:starts?|begins?|start|begin|started|beginning|date|dates|when|time|countdown|due)
    (?:this year|in iran|fall|falls|on|be|happen|occur|celebrated|kept|ends?|over|iran)
    (?:day|date) (?:of the week )?(?:is it|does it fall on)?
    (?:تعطیل|تعطیله|تعطیلی|تعطیلیه|کاری|کاریه)(?: رسمی)?
    (?:است|هست|ه|هستش|بود|نیست|یا نه|ایا)
    (?:کی|کیه|کیست|چندم(?: ماه)?|چندمه|چند شنبه|چندشنبه|چند شنبه س|چندشنبه س)
    (?:چه روزی از هفته|چه مناسبتی|چه روزی|چه روزیه|چه تاریخی|چه زمانی|کدام روز|چه وقت)
    (?:شروع|اغاز|تمام|واقع)
    (?:می شود|میشود|میشه|می شه|شود|شد|می رسد|می افتد|میفته|می افته|میافتد|است)
    (?:چقدر|چه قدر|چند روز|چند هفته|چند ماه)
    (?:مانده|مونده|باقی مانده|دیگر|دیگه|باقیست)
    (?:امسال|پارسال|سال (?:اینده|بعد|بعدی|گذشته|قبل|پیش)|در ایران|چه)
    (?:next|last) year
    (?:چه|در چه) (?:ساعتی|ساعت)
    گذشته|گذشت|از
    کبیسه
    (?:a )?leap(?: year)?
    (?:key|kei|kay|kiye|keye|chand ?shanb(?:e|eh|ast)|chandome?|che roozi(?:ye)?|che ruzi)
    (?:shoru|mishe|mishavad|ast|hast|tatil|tatile|tatileh|munde|moonde|mande|ta chand rooz)
    chand ?(?:rooz|ruz)
  `)})$`,
);

/** Words of a question about which nothing is left to ask: "when is it?" */
const NOTHING = /^(?:next|it|that|this|there|year|month|day|کی|بعدی|این|ان|سال|ماه|روز)?$/;

/**
 * What a question is about.
 * @param text words with single spaces
 * @returns undefined for a text that is no question about something
 */
export function subjectOf(text: string): string | undefined {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(BEFORE, '').replace(AFTER, '').trim();
  }
  return rest === text || NOTHING.test(rest) ? undefined : rest;
}

const AGE = new RegExp(
  `^(?:${either(`
    (?:my )?age(?: of)?|how old(?: am i| is)?(?: if| someone)?|(?:i (?:was|am) )?born(?: on| in)?|date of birth|birthday|dob
    someone(?: who (?:is|was))?|کسی که|سن کسی که
    من(?: متولد)?|متولد|تولد من|سن من|سن|تولد|تاریخ تولد
    چند سالمه|چند سالم است|چند ساله
  `)}) (.+)$`,
);
const AGE_AFTER =
  /^(.+?) (?:age|است|هستم|به دنیا (?:امدم|اومدم|امده ام|اومده)|چند سالشه|چند سال دارد|چند سالم است|چند سالمه|چند ساله)$/;

/** The date of birth in a question about an age. */
export function birthIn(text: string): string | undefined {
  const rest = AGE.exec(text)?.[1] ?? AGE_AFTER.exec(text)?.[1];
  return rest === undefined ? undefined : (birthIn(rest) ?? rest);
}

const NEXT_HOLIDAY = new RegExp(
  `^(?:${either(`
    (?:when is )?(?:the )?next (?:public |official |iranian )?(?:holidays?|day off)(?: in iran)?
    (?:اولین |نزدیک ترین |نزدیکترین )?(?:تعطیلی|تعطیلات|تعطیل|روز تعطیل)(?: رسمی)? (?:بعدی|بعد|اینده|پیش رو|پیشرو|نزدیک)
    (?:اولین|نزدیک ترین|نزدیکترین) (?:تعطیلی|تعطیلات|تعطیل|روز تعطیل)(?: رسمی)?
    (?:tatili|tatile|tatilate?)(?: rasmi)?e? ?(?:badi|bad|ba'di)
    holiday next
    (?:ال)?عطله (?:ال)?(?:رسمیه (?:ال)?)?(?:قادمه|تالیه|مقبله)
  `)})$`,
);

export const asksNextHoliday = (text: string): boolean => NEXT_HOLIDAY.test(text);

const LONG_WEEKENDS = new RegExp(
  `^(?:${either(`
    (?:the )?(?:next |coming )?(?:long weekends?|bridge days?)(?: in iran| this year| iran)?
    (?:تعطیلات|تعطیلی|تعطیلی های|اخر هفته های?|اخر هفته)(?: رسمی)? (?:طولانی|چند روزه|چندروزه|پشت سر هم|پشت سرهم)(?: بعدی)?
    بین ?التعطیلین(?: ها| های)?(?: بعدی)?
  `)})$`,
);

export const asksLongWeekend = (text: string): boolean => LONG_WEEKENDS.test(text);

/** Words that ask for days off or working days, and those that stand beside them. */
const DAYS_OFF = new RegExp(
  `(?:^| )(?:${either(`
    روز ?های کاری|روز کاری|(?:working|business|work) days?|workdays?
    تعطیلات|تعطیلی ?های?|تعطیلی|روز ?های تعطیل|روز تعطیل|تعطیل
    public holidays?|official holidays?|bank holidays?|holidays?|days? off
    tatilate?|tatili(?:haye|ha)?|tatil
  `)})(?= |$)`,
);
const BESIDE_DAYS_OFF = new Set(
  `رسمی تعداد چند تا تاست دارد داره داریم هست است تقویم لیست فهرست همه ایران روز در کل
  how many are there list of the in for all iran iranian calendar does have rasmi mahe chand public official`.split(
    /\s+/,
  ),
);

/** The month or year in a question about its days off; undefined for another text. */
export function spanOfDaysOff(text: string): string | undefined {
  if (!DAYS_OFF.test(text)) return undefined;
  const words = text.replace(DAYS_OFF, ' ').split(' ');
  return words.filter((word) => word !== '' && !BESIDE_DAYS_OFF.has(word)).join(' ');
}
