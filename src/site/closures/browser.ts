/** Filters the closures by province and closed institution; the URL has the choice. */
import { part } from '#site/kit/page.browser.ts';

const form = part('filter') as HTMLFormElement;
const field = (name: 'province' | 'body') => form.elements.namedItem(name) as HTMLSelectElement;

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);

/** Nationwide closures concern every province, general ones everything. */
function isWanted({ dataset }: HTMLElement): boolean {
  const [provinces, bodies] = [words(dataset.provinces), words(dataset.bodies)];
  const [province, body] = [field('province').value, field('body').value];
  const isHere = province === '' || provinces.length === 0 || provinces.includes(province);
  return isHere && (body === '' || bodies.includes('all') || bodies.includes(body));
}

function filter(): void {
  let found = 0;
  const isAsked = field('province').value !== '' || field('body').value !== '';
  for (const year of part('closures').querySelectorAll<HTMLDetailsElement>('[data-year]')) {
    let inYear = 0;
    for (const row of year.querySelectorAll<HTMLElement>('tbody tr')) {
      row.hidden = !isWanted(row);
      if (!row.hidden) inYear++;
    }
    year.hidden = inYear === 0;
    if (isAsked) year.open = true;
    found += inYear;
  }
  part('none').hidden = found > 0;
}

function writeAddress(): void {
  const query = new URLSearchParams();
  for (const name of ['province', 'body'] as const) if (field(name).value) query.set(name, field(name).value);
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname);
}

const asked = new URLSearchParams(location.search);
for (const name of ['province', 'body'] as const) {
  const { options } = field(name);
  if ([...options].some(({ value }) => value === asked.get(name))) field(name).value = asked.get(name)!;
}
filter();
form.hidden = false;
form.addEventListener('input', () => {
  filter();
  writeAddress();
});
