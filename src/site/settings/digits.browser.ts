/** Writes the page's numbers in the digits that the reader has chosen; also what scripts print later. */
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';
import { settings } from './settings.browser.ts';

const SKIPPED = 'script, style, code, pre, textarea';

function write(node: Node): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const wanted = settings().digits;
  if (!wanted) return;
  for (
    let text: Node | null = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode();
    text;
    text = texts.nextNode()
  ) {
    if (text.parentElement?.closest(SKIPPED)) continue;
    const old = text.nodeValue ?? '';
    const changed = wanted === 'en' ? toLatinDigits(old) : toPersianDigits(old);
    if (changed !== old) text.nodeValue = changed;
  }
}

write(document.body);
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.nodeType === Node.TEXT_NODE) write(target);
    addedNodes.forEach(write);
  }
}).observe(document.body, { childList: true, subtree: true, characterData: true });
