/** Loads the box's script when somebody first enters it; till then it is a form like any other. */
const input = document.querySelector<HTMLInputElement>('[data-goto] input')!;
const load = () => void import('./browser.ts');

if (document.activeElement === input) load();
else input.addEventListener('focus', load, { once: true });
