/** What a question is about: "how long till Yalda", «عید فطر کی تعطیله؟», «چند روز مانده تا نوروز». */
import { plain } from './plain.ts';

const QUESTIONS: readonly RegExp[] = [
  /^(?:how (?:long|many (?:days|weeks|months)) (?:is it |is there |are there |left )?(?:till|until|to|before)|(?:days|time|countdown) (?:till|until|to)) (?:the )?(.+)$/,
  /^(?:when(?:'s|’s| is| will)?|what day is|is) (?:the )?(.+?)(?: (?:a (?:public )?holiday|a day off|off|a working day|this year|in iran))*$/,
  /^(?:چند روز|چقدر|چه قدر) (?:دیگر |دیگه )?(?:مانده |مونده )?(?:است )?(?:تا|به) (.+)$/,
  /^(?:تا )?(.+?) (?:چند روز|چقدر|چه قدر)(?: (?:مانده|مونده|دیگر|دیگه|است))*$/,
  /^(.+?) (?:کی|چه روزی|چندم|چند شنبه)(?: ?(?:تعطیل|هست|میشه|می شود))?(?: ?(?:است|ه|هست))?$/,
  /^(?:ایا )?(.+?) تعطیل(?: ?(?:است|ه|هست))?$/,
];

/** Words of a question that name nothing. */
const NOTHING = /^(?:next|بعدی|it|that|کی)$/;

/** @returns undefined for a text that is no question about something */
export function subjectOf(typed: string): string | undefined {
  const text = plain(typed).replace(/(کی|چندم|تعطیل|روزی)ه$/, '$1');
  for (const question of QUESTIONS) {
    const subject = question.exec(text)?.[1]?.trim();
    if (subject && !NOTHING.test(subject)) return subject;
  }
  return undefined;
}
