/** Writes the numbers and the Persian months of the page as the reader has chosen, in what scripts print later too. */
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';
import { language } from '#site/kit/page.browser.ts';
import { withMonths } from './months.ts';
import { onSettings, settings } from './settings.browser.ts';
import type { Settings } from './settings.ts';

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
