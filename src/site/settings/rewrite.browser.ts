/** Writes the numbers and the Persian months of the page as the reader has chosen, in what scripts print later too. */
import { AFGHAN_MONTHS } from '#core/afghan-names.ts';
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';
import { PERSIAN_MONTHS } from '#core/names.ts';
import { language } from '#site/kit/page.browser.ts';
import { onSettings, settings } from './settings.browser.ts';
import type { MonthNames, Settings } from './settings.ts';

const NAMES = PERSIAN_MONTHS.map(({ fa }) => fa);
const ANY = `(?:${NAMES.join('|')})`;
const DIGIT = '[0-9۰-۹]';
/** Mehr, Tir and Dey are words or names too: a month stands after a day, before a year, or alone. */
const MONTH = new RegExp(
  `(?<=${DIGIT}\\s)${ANY}(?![\\p{L}\\u200c])|(?<![\\p{L}\\u200c])${ANY}(?=(?:\\s(?:و|تا)\\s${ANY})?\\s${DIGIT})|(?<=^\\s*)${ANY}(?=\\s*$)`,
  'gu',
);

/** @example withMonths('۳۰ آبان ۱۴۰۵', 'fa-AF') // '۳۰ عقرب ۱۴۰۵' */
const withMonths = (text: string, names: MonthNames): string =>
  text.replace(MONTH, (month) => AFGHAN_MONTHS[names][NAMES.indexOf(month)]!);

const SKIPPED = 'script, style, code, pre, textarea, [data-settings]';
/** Titles of occasions keep their months. */
const TITLES = 'a[href*="/occasions/"]';

const inDigits = { fa: toPersianDigits, en: toLatinDigits };

function rewritten({ nodeValue, parentElement }: Node, { digits, months }: Settings): string | null {
  if (!nodeValue || parentElement?.closest(SKIPPED)) return nodeValue;
  const hasMonths = months && language === 'fa' && !parentElement?.closest(TITLES);
  const text = hasMonths ? withMonths(nodeValue, months) : nodeValue;
  return digits && digits !== language ? inDigits[digits](text) : text;
}

function rewrite(node: Node): void {
  const choice = settings();
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let text: Node | null = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode();
  for (; text; text = texts.nextNode()) {
    const changed = rewritten(text, choice);
    if (changed !== text.nodeValue) text.nodeValue = changed;
  }
}

rewrite(document.body);
onSettings(() => rewrite(document.body));
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.nodeType === Node.TEXT_NODE) rewrite(target);
    addedNodes.forEach(rewrite);
  }
}).observe(document.body, { childList: true, subtree: true, characterData: true });
