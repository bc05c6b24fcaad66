/** Rewrites the texts of the page, those that scripts print later too. */

const SKIPPED = 'script, style, code, pre, textarea, [data-settings]';

/** @param change returns the new text of a text node; the same text leaves it as it is */
export function rewriteTexts(change: (text: string, node: Text) => string): void {
  const write = (node: Node): void => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (
      let text: Node | null = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode();
      text;
      text = texts.nextNode()
    ) {
      if (text.parentElement?.closest(SKIPPED)) continue;
      const old = text.nodeValue ?? '';
      const changed = change(old, text as Text);
      if (changed !== old) text.nodeValue = changed;
    }
  };
  write(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) write(target);
      addedNodes.forEach(write);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
