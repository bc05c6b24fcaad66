/** Persian in Latin letters: the words of questions and dates, as in "seh hafte dige" or "avale paeez". */
import { dividedWords } from './words.ts';

const WORDS: ReadonlyMap<string, string> = new Map(
  `یک yek ye yeh, دو do, سه se seh, چهار chahar char, پنج panj, شش shesh shish, هفت haft, هشت hasht, نه noh, ده dah,
    بیست bist, سی si, چهل chehel chel, یکم yekom yekome, اولین avalin avvalin, آخرین akharin, و o va,
    کبیسه kabise kabiseh, رسمی rasmi, دوم dovom dovome dovomin, سوم sevom sevome sevomin, چهارم chaharom chaharome,
    پنجم panjom panjome, ششم sheshom shishom sheshome, هفتم haftom haftome, هشتم hashtom hashtome, نهم nohom nohome,
    دهم dahom dahome, یازدهم yazdahom yazdahome, دوازدهم davazdahom davazdahome, سیزدهم sizdahom sizdahome,
    چهاردهم chahardahom chahardahome, پانزدهم panzdahom panzdahome pounzdahom, بیستم bistom bistome,
    سی‌ام siom siome siyom, روز rooz ruz roz rooze ruze, هفته hafte hafteh hafteye, ماه mah maah mahe maahe,
    سال sal saal sale saale, کاری kari, بعد bad baad badi baadi bade baade, دیگر dige digeh digar,
    آینده ayande ayandeh, قبل ghabl qabl ghable ghabli, پیش pish pishe, گذشته gozashte gozashteh, از az, تا ta,
    این in hamin, اول aval avval avale avvale, آخر akhar akhare, بهار bahar bahare,
    تابستان tabestan tabestoon tabestun, پاییز paeez paiz payiz paeiz, زمستان zemestan zemestoon zemestun,
    چله chelle chele chelleh cheleye chelleye, بزرگ bozorg, کوچک kuchak koochak koochik kuchik, امسال emsal emsaal,
    پارسال parsal, امروز emrooz emruz, فردا farda, دیروز dirooz diruz, تعطیل tatil tatile tatileh,
    تعطیلی tatili tatilie tatiliye, تعطیلات tatilat tatilate, کی kiye keye kei key kay, چند chand,
    مانده mande moonde munde monde, میشه mishe misheh, شروع shoru shorou shoroo shorue, است ast hast hastesh,
    چندم chandom chandome chandomeh, تحویل tahvil tahvile, ساعت saat saate, اذان azan azane azaan, صبح sobh sobhe,
    ظهر zohr zohre, مغرب maghreb maghrebe maghrib maghribe, متولد motevalede motevalled motavalled motevaled,
    سن sen senne sene`
    .split(/,\s+/)
    .flatMap((line) => {
      const [persian = '', ...latin] = line.split(' ');
      return latin.map((word) => [word, persian] as const);
    }),
);

/** The text with the words of a question in Persian letters; undefined if it has none of them. */
export function inPersianLetters(text: string): string | undefined {
  const words = dividedWords(text);
  const persian = words.map((word) => WORDS.get(word) ?? word);
  return persian.some((word, index) => word !== words[index]) ? persian.join(' ') : undefined;
}
