// Runs before the first paint, so that nothing moves: opens the tools that the address names, or whose fields it fills, and
// leaves room for one more row, which every day but today has.
{
  const openTools = () => {
    const asked = new URLSearchParams(location.search);
    for (const fold of document.querySelectorAll('details.fold[id]')) {
      const isAsked = [...fold.querySelectorAll('input, select')].some(({ id }) => asked.has(id.replace('tools-', '')));
      if (isAsked || location.hash === `#${fold.id}`) fold.open = true;
    }
  };
  addEventListener('hashchange', openTools);
  openTools();
  const result = document.querySelector('.converter-result');
  if (new URLSearchParams(location.search).has('date'))
    result.style.minHeight = `${result.offsetHeight + result.querySelector('dl > div').offsetHeight}px`;
}
