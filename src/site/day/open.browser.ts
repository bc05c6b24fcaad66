/** Opens a day where a link to it is followed, or where the address names one; what it shows is loaded only then. */
import * as persian from '#core/persian.ts';

const ADDRESS = /^\/(?:en\/)?calendar\/(\d{1,4})\/(\d{1,2})$/;

/** The day that the address names, or undefined. */
function dayOfAddress(): number | undefined {
  const [, year, month] = ADDRESS.exec(location.pathname) ?? [];
  const [, day] = /^#d(\d{1,2})$/.exec(location.hash) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return day !== undefined && persian.isValidDate(date) ? persian.toJdn(date) : undefined;
}

let isLoaded = false;

async function follow(): Promise<void> {
  const day = dayOfAddress();
  if (day === undefined && !isLoaded) return;
  const { showDay } = await import('./browser.ts');
  isLoaded = true;
  showDay(day);
}

document.addEventListener('click', (event) => {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-day]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  // Within an open day the way goes on without a trail of days behind it.
  if (link.closest('dialog')) history.replaceState(history.state, '', link.href);
  else history.pushState({ day: true }, '', link.href);
  void follow();
});
addEventListener('popstate', () => void follow());
void follow();
