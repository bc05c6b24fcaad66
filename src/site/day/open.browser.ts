/** Opens a day where a link to it is followed, or where the address names one; what it shows is loaded only then. */
import { dayOfAddress } from '#site/calendar/address.ts';

let isLoaded = false;

async function follow(): Promise<void> {
  const day = dayOfAddress(location);
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
