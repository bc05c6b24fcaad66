/**
 * The words of dates, periods and questions, in one dictionary. Each word has a kind, which is a letter, so that the
 * rules of `rules.ts` and `questions.ts` are patterns of kinds. A word of no line is a name.
 */
import type { CalendarName } from '#core/calendars.ts';
import { foldedName } from './words.ts';

export interface Meaning {
  readonly kind: string;
  /** a step between periods, days from today, months of a unit, or a place in {@link CALENDARS} */
  readonly value: number;
}

/** Calendars that words name, by the value of the word. */
export const CALENDARS: readonly CalendarName[] = ['persian', 'gregorian', 'hijri', 'imperial'];

/** Kind of the words that may be left out. */
export const FILLER = '.';

/**
 * Kind, value, words; in a word `_` is a space. Kinds:
 * `.` filler, `S` start, `e` end, `l` last, `+` `-` `=` a step to the next, last or this period, `*` one that names the
 * whole period, `Y` year, `D` day from today, `d` day, `g` night, `k` week, `h` month, `y` year, `q` quarter, `f` half,
 * `t` ten days, `O` working day, `c` calendar, `u` first or last day in old deeds, `A` after, `B` before, `F` from,
 * `T` to, `b` between, `&` and, `p` plus, `i` minus, `a` article, `C` how many, `r` left, `E` has, `N` number in the year,
 * `H` day off, `X` a sector by its place in `WORKDAY_SECTORS`, `j` official, `L` long weekend, `K` weekend, `z` leap year, `v` nearest, `M` fiscal, `I` Iran, `G` birth.
 */
const LINES = `
. 0 of the on in at for is are was were will be does do did s there it has have does_have list all at_all please
. 0 when what which whats whens what_is what_s what_day which_day what_date which_date what_time what_weekday day_of_the_week what_is_the what_are
. 0 persian_date jalali_date shamsi_date iranian_date gregorian_date persian_calendar does_it_fall fall_on falls falls_on happen occur celebrated kept due date dates countdown calendar taghvim taqvim
. 0 در مورخ مورخه تاریخ تقویم سالنامه هجری ه د ی های فی ایا برای لیست فهرست همه کل است هست هستش هستند بود نیست یا_نه ام
. 0 ساعت زمان کم التاریخ کی کیه کیست چندم چندمه چندم_ماه چند_شنبه چند_شنبه_است چند_شنبه_س چند_شنبس چنده کی_می_شود از_کی متی ما هو هی
. 0 بوده دقیق از_کی_تا_کی هستیم معادل برابر برابر_با مصادف مصادف_با مطابق مطابق_با چیه چی_میشه chie chiye چه چه_روزی چه_روزیه چه_روزی_است چه_روزی_از_هفته چه_تاریخی چه_زمانی کدام_روز چه_وقت در_چه چه_ساعتی چه_ساعتی_است چه_مناسبتی مناسبت مناسبت_های
. 0 می_باشد میباشد می_شود میشه می_شه شود شد می_رسد می_افتد میفته می_افته واقع chand_shanbe chand_shanbeh chand_shanbast chand_shanbe_ast chandome
S 0 شروع اغاز ابتدا ابتدای start starts begin begins started beginning start_of beginning_of
e -1 اخر اخرین پایان انتها انتهای end ends end_of تمام تموم
l -1 last
+ 1 بعد بعدی دیگر دیگه next later from_now ahead hence following coming قادم القادم القادمه المقبل المقبله تالیه التالیه
+ 2 after_next
* 1 اینده اتی پیش_رو پیش_روی
* -1 گذشته اخیر past الماضی الماضیه
- -1 پیش قبل قبلی ago earlier back previous passed
= 0 این همین جاری this current
Y -2 پیرارسال
Y -1 پارسال
Y 0 امسال
D -3 پس_پریروز پسان_پریروز
D -2 پریروز پریشب pariruz parirooz day_before_yesterday the_day_before_yesterday
D -1 دیروز دیشب امس yesterday last_night diruz dirooz dishab
D 0 امروز امشب الیوم الان today todays tonight now emrooz emruz imrooz imruz emshab
D 1 فردا فردا_شب غدا tomorrow tomorow tommorow tommorrow tomorrow_night farda farda_shab
D 2 پس_فردا بعد_غد پس_فردا_شب day_after_tomorrow the_day_after_tomorrow overmorrow pasfarda
D 3 پسون_فردا پسان_فردا پسین_فردا
d 0 یوم روز روزه day days
g 0 شب night nights
k 7 هفته week weeks
h 1 ماه ماهه month months شهر
y 12 سال ساله سنه year years
q 3 سه_ماهه 3_ماهه فصل quarter quarters q
f 6 شش_ماهه 6_ماهه نیمه نیم_سال نیمسال half half_year
t 0 دهه
O 0 چند_روز_کاری روز_کاری روز_کاریه روز_های_کاری روز_اداری روز_های_اداری working_day working_days business_day business_days work_day work_days workday workdays weekday weekdays
c 0 شمسی خورشیدی جلالی هش ش هجری_شمسی هجری_خورشیدی jalali shamsi persian solar solar_hijri sh ap khorshidi
c 1 میلادی م میلادیه gregorian miladi ad ce
c 2 قمری هق ق هجری_قمری الهجری لیله ghamari qamari lunar lunar_hijri islamic ah hijri
c 3 شاهنشاهی imperial shahanshahi pahlavi
u 1 غره
u -1 سلخ
A 1 بعد_از پس_از after
B -1 قبل_از پیش_از مانده_به مونده_به مانده_تا before prior_to
F 0 از from since
T 0 تا الی till until to به حتی علی
b 0 بین فاصله فاصله_بین between
& 0 و and
p 1 plus بعلاوه به_علاوه
i -1 minus منهای
a 1 a an یه
C 0 چند چند_روزه چند_تا چند_تاست چند_روز چند_روز_است چند_روز_دیگر چند_روز_دیگه چقدر چه_قدر چه_مدت تعداد تعداد_روز روز_شمار کم_یوم کم_یوما
C 0 how_long how_many how_many_days number_of time
C 1 چند_هفته چند_ماه how_many_weeks how_many_months
r 0 مانده مونده باقی باقی_مانده باقیست left remaining more
E 0 دارد داره داریم داشت روز_است طول_می_کشد
N 0 what_day_of_the_year which_day_of_the_year چندمین_روز چندمین_روز_سال چندمین_هفته_سال روز_چندم_سال هفته_چندم_سال day_of_the_year day_of_year what_week which_week week_number what_week_is
X 1 کارگران کارگرها workers
X 2 ادارات اداره اداره_ها ادارات_دولتی offices government_offices
X 3 بانک بانک_ها بانکها banks
X 4 بورس بازار_بورس بورس_تهران stock_exchange stock_market
H 0 باز بازه بازن بازند باز_هستند open closed بسته تعطیلن تعطیل تعطیلی تعطیلیه تعطیله روز_تعطیل رخصتی عطله العطله holiday day_off off
H 1 تعطیلات تعطیلی_ها تعطیلی_های روز_های_تعطیل رخصتی_ها رخصتی_های holidays days_off
j 0 rasmi رسمی رسمیه الرسمیه کاری کاریه اداری public official bank national
L 0 long_weekend long_weekends bridge_day bridge_days بین_التعطیلین بین_التعطیلین_ها تعطیلات_طولانی تعطیلی_طولانی تعطیلی_های_طولانی
L 0 تعطیلات_چند_روزه تعطیلی_چند_روزه تعطیلی_های_چند_روزه تعطیلات_پشت_سر_هم اخر_هفته_طولانی اخر_هفته_های_طولانی تعطیلات_اخر_هفته_طولانی
K 0 weekend weekends
z 0 کبیسه leap leap_year leap_years سال_کبیسه
v 1 نزدیکترین نزدیک_ترین
M 0 مالی fiscal financial
I 0 iran iranian ایران
G 0 i my birthday birth age my_age age_of how_old how_old_am_i how_old_is born i_was_born i_am_born date_of_birth dob someone who if
G 0 تولد متولد من من_متولد تولد_من سن_من سن تاریخ_تولد کسی_که سن_کسی_که چند_سالمه چند_سالشه چند_سال_دارد چند_ساله چند_سالم هستم
G 0 به_دنیا_امدم به_دنیا_اومدم به_دنیا_امده_ام به_دنیا_اومده
_ 0 سیزده_به_در 13_به_در
`;

const spread = (line: string): [string, Meaning][] => {
  const [kind = '', value = '', ...words] = line.split(' ');
  return words.map((word) => [foldedName(word), { kind, value: Number(value) }]);
};

/** Folded words without spaces → what they say. The later line counts. */
export const LEXICON: ReadonlyMap<string, Meaning> = new Map(LINES.trim().split('\n').flatMap(spread));

/** Words of the longest phrase. */
export const MOST_WORDS = 5;

interface YearlySpan {
  readonly names: string;
  readonly fa: string;
  readonly en: string;
  /** Persian month and day */
  readonly first: readonly [month: number, day: number];
  /** or the last day of the month */
  readonly last: readonly [month: number, day: number];
}

const SEASONS: readonly YearlySpan[] = [
  { names: 'بهار spring', fa: 'بهار', en: 'Spring', first: [1, 1], last: [3, 31] },
  { names: 'تابستان تابستون summer', fa: 'تابستان', en: 'Summer', first: [4, 1], last: [6, 31] },
  { names: 'پاییز خزان autumn fall', fa: 'پاییز', en: 'Autumn', first: [7, 1], last: [9, 30] },
  { names: 'زمستان زمستون winter', fa: 'زمستان', en: 'Winter', first: [10, 1], last: [12, 30] },
  { names: 'چله_بزرگ چله_بزرگه', fa: 'چلهٔ بزرگ', en: 'Great Chelleh', first: [10, 1], last: [11, 10] },
  { names: 'چله_کوچک چله_کوچیک چله_کوچیکه', fa: 'چلهٔ کوچک', en: 'Small Chelleh', first: [11, 11], last: [11, 30] },
];

/** folded name → season, or part of winter */
export const SEASON_NAMES: ReadonlyMap<string, YearlySpan> = new Map(
  SEASONS.flatMap((season) => season.names.split(' ').map((name) => [foldedName(name), season] as const)),
);
