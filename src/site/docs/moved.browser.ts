/** Leads an old address of a part of the documentation to the page that holds it now. */
import { pageOfMoved } from './moved.ts';

function follow(): void {
  const id = location.hash.slice(1);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-page] > a')];
  const pages = links.map(({ parentElement }) => parentElement!.dataset.page!);
  const page = pageOfMoved(id, pages);
  if (page === undefined) return;
  location.replace(`${links[pages.indexOf(page)]!.pathname}${id === page ? '' : `#${id}`}`);
}

if (document.querySelector('[data-docs="start"]')) {
  addEventListener('hashchange', follow);
  follow();
}
