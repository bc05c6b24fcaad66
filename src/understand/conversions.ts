/** Words that ask for a date in another calendar: "convert 1370/2/15 to gregorian", «۲۵ دسامبر چندم دی می‌شود». */
import { MONTHS_A_YEAR } from '#core/jdn.ts';
import { lazy } from '#core/lazy.ts';
import { monthName } from '#core/names.ts';

const CALENDARS =
  'farsi|فارس[یي]|persian|jalali|shamsi|solar hijri|gregorian|miladi|hijri|islamic|lunar|(?:هجر[یي] )?(?:شمس[یي]|قمر[یي]|خورش[یي]د[یي])|م[یي]لاد[یي]';
const TO = `(?:in|to|into|be|به|معادل|چند(?:مه?)?|(?:چه|کدام) سال[یي]?) (?:the |تار[یي]خ )?(?:${CALENDARS})(?: calendar| date)?`;
const IS = 'م[یي].?شه|م[یي].?شود|است|چ[یي]ه|چنده|چندمه?|chie';

function conversionPattern(): RegExp {
  const months = (['persian', 'gregorian', 'hijri'] as const).flatMap((calendar) =>
    Array.from({ length: MONTHS_A_YEAR }, (_, index) =>
      monthName(calendar, index + 1)
        .fa.replace('\u200c', '.?')
        .replaceAll('ی', '[یي]'),
    ),
  );
  const which = `(?:(?:${IS}) )?(?:چندم?|کدام) (?:ماه )?(?:${months.join('|')})ه?`;
  return new RegExp(
    `^(?:convert|tabdil|تبد[یي]ل)(?: تار[یي]خ| tarikh)? (?=.*[\\d۰-۹٠-٩])| (?:${TO}|${which})(?: (?:${IS}))*[ ?؟]*$`,
    'gi',
  );
}

const PATTERN = lazy({ conversion: conversionPattern });

const CALENDARS_ALONE = new RegExp(`^(?:${CALENDARS}| )*$`, 'i');

/** The text without them, as an answer has the dates of all calendars; the text itself if it has no date. */
export function withoutConversion(text: string): string {
  const rest = text.replace(PATTERN.conversion, '');
  return CALENDARS_ALONE.test(rest) ? text : rest;
}
