/** Loads the script of the search box on first focus; until then it is a plain form. `/` and Ctrl-K focus it. */
const form = document.querySelector<HTMLFormElement>('[data-search-box]')!;
const input = form.querySelector('input')!;
let isLoaded = false;

async function load(): Promise<void> {
  await import('./browser.ts');
  isLoaded = true;
}

if (document.activeElement === input) void load();
else input.addEventListener('focus', () => void load(), { once: true });

/**
 * The script handles Enter, even if the user presses it before the script has loaded. Without the script the form opens
 * the list of occasions.
 */
form.addEventListener('submit', (event) => {
  if (isLoaded) return;
  event.preventDefault();
  load().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
});

addEventListener('keydown', (event) => {
  const isTyping = (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable]');
  const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (!isSlash && !isK) return;
  event.preventDefault();
  input.focus();
  input.select();
});
