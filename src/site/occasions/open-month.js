// Runs inside the list before the first paint: opens this month, and moves the months before it to the end. In the month
// of the build this one is the first already.
{
  const calendar = document.documentElement.lang === 'fa' ? 'persian' : 'gregory';
  const month = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric' }).format(Date.now());
  const list = document.currentScript.parentElement;
  const earlier = document.createDocumentFragment();
  const firstMonth = () => list.querySelector('[data-month]');
  const opener = new MutationObserver(() => {
    while (firstMonth() && firstMonth().dataset.month !== month) earlier.append(firstMonth());
    for (const details of list.querySelectorAll('[data-month]')) details.open = details.dataset.month === month;
  });
  opener.observe(list, { childList: true });
  addEventListener('DOMContentLoaded', () => {
    opener.disconnect();
    for (const details of earlier.children) details.open = false;
    list.querySelector('#others').before(earlier);
  });
}
