/** Adding and subtracting days, months and workdays. */
import { calendarOf } from '#core/calendars.ts';
import { laterBy } from '#core/date-sums.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type Html, html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/language.ts';
import { element, language, part, print, today } from '#site/kit/page.browser.ts';
import { addressOf, asked, type DayRead, keep, startField } from './field.browser.ts';
import { nameHoliday } from './holiday.browser.ts';
import { TOOL_TEXT } from './tools.text.ts';
import { isKnown, sumNote, sumResult, type Tools, UNITS } from './tools.view.ts';

const text = TOOL_TEXT[language];
const amountField = element<HTMLInputElement>('#tools-amount');
const unitField = element<HTMLSelectElement>('#tools-unit');
const MAX_AMOUNT = 100_000;

function wholeNumber(typed: string): number | undefined {
  const latin = toLatinDigits(typed.trim()).replace(/^[−‎]+/, '-');
  const found = /^[+-]?\d{1,6}$/.test(latin) ? Number(latin) : undefined;
  return found !== undefined && Math.abs(found) <= MAX_AMOUNT ? found : undefined;
}

/** Undefined if the result is outside the years that are known. */
function added({ hijri, workdays, options }: Tools, { jdn, calendar }: DayRead, amount: number): Jdn | undefined {
  const unit = unitField.value;
  if (unit === 'workdays') return isKnown(workdays, jdn) ? workdays.add(jdn, amount, options()) : undefined;
  try {
    const result = laterBy(calendarOf(calendar, hijri), jdn, { [unit]: amount });
    return result >= persian.FIRST_DAY && result <= persian.LAST_DAY ? result : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The answer below the fields. */
function answer(tools: Tools, read: DayRead, amount: number): Html {
  const day = added(tools, read, amount);
  print('sum-note', day === undefined ? '' : sumNote(language, amount, unitField.selectedOptions[0]!.text, day));
  if (day === undefined) {
    return html`<p class="note">${unitField.value === 'workdays' ? text.workdaysOutside : text.outside}</p>`;
  }
  const isOff = isKnown(tools.workdays, day) && !tools.workdays.isWorkday(day, tools.options());
  return sumResult(language, tools.resultOf(day), isOff ? tools.workdays.add(day, 1, tools.options()) : undefined);
}

/** @returns a function that shows the result again after the weekend has changed */
export function startSum(tools: Tools): () => void {
  const start = startField('start', tools.hijri, asked.get('start') ?? today(), onChange);

  function show(): void {
    const read = start.read();
    const amount = wholeNumber(amountField.value);
    const isWrong = amount === undefined;
    amountField.setAttribute('aria-invalid', String(isWrong));
    print('amount-problem', isWrong ? text.wrongAmount.replaceAll('{most}', numeral(language, MAX_AMOUNT)) : '');
    print('sum', read && !isWrong ? answer(tools, read, amount) : html``);
    nameHoliday(part('sum'));
  }

  function onChange(): void {
    show();
    keep({ start: addressOf(start.read(), tools.hijri), add: toLatinDigits(amountField.value), unit: unitField.value });
  }

  const amount = asked.get('add') ?? '';
  if (amount !== '') amountField.value = numeral(language, wholeNumber(amount) ?? amount);
  unitField.value = UNITS.find((each) => each === asked.get('unit')) ?? unitField.value;
  for (const field of [amountField, unitField]) field.addEventListener('input', onChange);
  part('presets').addEventListener('click', ({ target }) => {
    const { amount: size, unit } = (target as HTMLElement).dataset;
    if (size === undefined || unit === undefined) return;
    amountField.value = numeral(language, size);
    unitField.value = unit;
    onChange();
  });
  show();
  return show;
}
