// Runs before the first paint, and each new day (`frame/browser.ts`): marks today and the past in grids of days, lists of days, and
// tables of months. Styles fold what is past.
{
  const dayNow = () => {
    const now = new Date();
    // The day number of 1 January 1970, and the days since then on the reader's clock.
    return 2_440_588 + Math.floor(now / 86_400_000 - now.getTimezoneOffset() / 1440);
  };
  document.markDays = () => {
    const today = dayNow();
    for (const link of document.querySelectorAll('.day > a, .rows > li > a[data-day]')) {
      const { day, last = day } = link.dataset;
      const isToday = day <= today && today <= last;
      const { classList } = link.closest('td, li');
      classList.toggle('past', last < today);
      classList.toggle('today', isToday);
      if (isToday) link.ariaCurrent = 'date';
      else link.removeAttribute('aria-current');
    }
    for (const month of document.querySelectorAll('tr[data-last]')) {
      const { first, last } = month.dataset;
      month.classList.toggle('today', Number(first) <= today && today <= Number(last));
    }
  };
  document.markDays();
}
