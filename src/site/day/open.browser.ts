/** Opens a day when its link is followed or the URL names it; the code to show it is loaded only then. */
const DAY_HASH = /^#d\d{1,2}(-|$)/;

let isLoaded = false;
/** Address of the page, whatever day is open. */
const page = location.pathname + location.search;

async function follow(): Promise<void> {
  if (!isLoaded && !DAY_HASH.test(location.hash)) return;
  const { showDayOfAddress } = await import('./browser.ts');
  isLoaded = true;
  showDayOfAddress(page);
}

document.addEventListener('click', (event) => {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-day]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  // Steps between open days replace the history entry, so that "back" closes the day.
  if (link.closest('dialog')) history.replaceState(history.state, '', link.href);
  else history.pushState({ day: true }, '', link.href);
  void follow();
});
addEventListener('popstate', () => void follow());
void follow();
