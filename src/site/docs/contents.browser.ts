/** Filters the contents by the typed text; Enter opens the first match. */

const docs = document.querySelector<HTMLElement>('[data-docs]')!;
const contents = docs.querySelector<HTMLElement>('.docs-contents')!;
const input = contents.querySelector<HTMLInputElement>('#docs-search')!;
const none = contents.querySelector<HTMLElement>('[data-none]')!;
const items = [...contents.querySelectorAll('li')];

/** Case, half-spaces and Arabic letter forms make no difference. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll('\u200c', '').replaceAll('ي', 'ی').replaceAll('ك', 'ک');
const textOf = (item: HTMLElement): string => folded(`${item.textContent} ${item.dataset.words ?? ''}`);

function narrow(): void {
  const words = folded(input.value).split(/\s+/);
  for (const item of items) item.hidden = !words.every((word) => textOf(item).includes(word));
  none.textContent = items.every(({ hidden }) => hidden) ? docs.dataset.nothing! : '';
}

input.addEventListener('input', narrow);
input.addEventListener('keydown', ({ key }) => {
  if (key !== 'Enter') return;
  const link = items.find(({ hidden }) => !hidden)?.querySelector('a');
  link?.click();
});
if (input.value !== '') narrow();
