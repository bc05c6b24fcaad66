// Runs before the first paint, so that nothing moves: opens the tools that the address names, or whose fields it fills.
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
}
