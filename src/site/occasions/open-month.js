// Runs inside the list before the first paint, and each new day (`browser.ts`): opens this month, marks its past days, and
// moves the months before it to the end. In the month of the build this one is the first already.
{
  const calendar = document.documentElement.lang === 'fa' ? 'persian' : 'gregory';
  const now = (part) => new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { [part]: 'numeric' }).format(Date.now());
  const list = document.currentScript.parentElement;
  const earlier = document.createDocumentFragment();
  const firstMonth = () => list.querySelector('[data-month]');
  const open = () => {
    const [month, day] = [now('month'), Number(now('day'))];
    while (firstMonth() && firstMonth().dataset.month !== month) earlier.append(firstMonth());
    for (const details of list.querySelectorAll('[data-month]')) details.open = details.dataset.month === month;
    for (const item of list.querySelectorAll('[data-day]')) {
      const isNow = item.closest('details').dataset.month === month;
      item.classList.toggle('past', isNow && Number(item.dataset.day) < day);
    }
  };
  const opener = new MutationObserver(open);
  opener.observe(list, { childList: true });
  const finish = () => {
    for (const details of earlier.children) details.open = false;
    for (const item of earlier.querySelectorAll('.past')) item.classList.remove('past');
    list.querySelector('#others').before(earlier);
  };
  document.openMonth = () => {
    opener.disconnect();
    open();
    finish();
  };
  // The document is parsed, and the module of the page has not run yet.
  document.addEventListener('readystatechange', document.openMonth, { once: true });
}
