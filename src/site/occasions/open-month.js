// Runs inside the list before the first paint: opens this month, which is the first one only in the month of the build.
{
  const calendar = document.documentElement.lang === 'fa' ? 'persian' : 'gregory';
  const month = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric' }).format(Date.now());
  const list = document.currentScript.parentElement;
  const opener = new MutationObserver(() => {
    for (const details of list.querySelectorAll('[data-month]')) details.open = details.dataset.month === month;
  });
  opener.observe(list, { childList: true });
  addEventListener('DOMContentLoaded', () => opener.disconnect());
}
