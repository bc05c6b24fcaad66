/** The language links keep the query. Those of an open day lead to it: `day/browser.ts`. */
document.addEventListener('click', ({ target }) => {
  const link = (target as HTMLElement).closest<HTMLAnchorElement>('a[data-switch-language]');
  if (link?.search === '') link.search = location.search;
});
