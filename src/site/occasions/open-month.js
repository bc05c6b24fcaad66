// Runs inside the list before the first paint, and each new day (`browser.ts`): opens this month, marks its past days, and
// moves the months before it into the fold of past ones. In the month of the build this one is the first already. In another year the
// list stays as it was built.
{
  const list = document.currentScript.parentElement;
  const earlier = document.createDocumentFragment();
  const dayNow = () => {
    const now = new Date();
    // The day number of 1 January 1970, and the days since then on the reader's clock.
    return 2_440_588 + Math.floor(now / 86_400_000 - now.getTimezoneOffset() / 1440);
  };
  const isIn = ({ dataset }, day) => Number(dataset.first) <= day && day <= Number(dataset.last);
  const open = () => {
    const today = dayNow();
    if (!isIn(list, today)) return;
    for (let month = list.querySelector('[data-month]'); month && !isIn(month, today); ) {
      earlier.append(month);
      month = list.querySelector('[data-month]');
    }
    for (const month of list.querySelectorAll('[data-month]')) {
      month.open = isIn(month, today);
      if (!month.open) continue;
      const dayOfMonth = today - Number(month.dataset.first) + 1;
      for (const item of month.querySelectorAll('[data-day]'))
        item.classList.toggle('past', Number(item.dataset.day) < dayOfMonth);
    }
  };
  const opener = new MutationObserver(open);
  opener.observe(list, { childList: true });
  const finish = () => {
    for (const details of earlier.children) details.open = false;
    for (const item of earlier.querySelectorAll('.past')) item.classList.remove('past');
    const past = list.querySelector('#earlier');
    past.append(earlier);
    past.hidden = !past.querySelector('[data-month]');
  };
  document.openMonth = () => {
    opener.disconnect();
    open();
    finish();
  };
  // The document is parsed, and the module of the page has not run yet.
  document.addEventListener('readystatechange', document.openMonth, { once: true });
}
