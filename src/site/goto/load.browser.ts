/** Loads the box's script when somebody first enters it; till then it is a form like any other. `/` and Ctrl-K lead there. */
const input = document.querySelector<HTMLInputElement>('[data-goto] input')!;
const load = () => void import('./browser.ts');

if (document.activeElement === input) load();
else input.addEventListener('focus', load, { once: true });

addEventListener('keydown', (event) => {
  const isTyping = (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable]');
  const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (!isSlash && !isK) return;
  event.preventDefault();
  input.focus();
  input.select();
});
