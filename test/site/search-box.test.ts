/** The search box in the header: what only a browser shows. What it offers is tested in `test/understand`. */
import { expect, test } from 'vitest';
import { axeViolations, siteUrl, visit } from './visit.ts';

const open = async (path: string, timezoneId = 'Asia/Tehran') => {
  const visited = await visit({ path, timezoneId });
  const asked: string[] = [];
  visited.page.on('request', (request) => void asked.push(request.url().slice(siteUrl.length)));
  const name = path.startsWith('/en') ? 'Go to a date, occasion or city' : 'برو به تاریخ، مناسبت یا شهر';
  return { ...visited, box: visited.page.getByRole('combobox', { name }), asked };
};

test('a name is looked up by the API on the day of the reader, and Enter opens what bears it', async () => {
  const { page, box, asked, faults } = await open('/en/accuracy', 'America/Los_Angeles');
  await box.fill('Esfahan');
  await page.getByRole('option', { name: 'Isfahan' }).waitFor();
  await box.press('Enter');
  await page.waitForURL(`${siteUrl}/en/prayer-times/isfahan`);
  const searches = asked.filter((path) => path.startsWith('/api/search')).map((path) => new URL(path, siteUrl));
  expect(searches.map(({ searchParams }) => searchParams.get('tz'))).toContain('America/Los_Angeles');
  expect(faults).toEqual([]);
});

test('where the host has files only, the same code answers in the browser', async () => {
  const { page, box } = await open('/');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 404, body: '<!doctype html>' }));
  await box.fill('یلدا');
  await page.getByRole('option', { name: 'شب یلدا' }).first().waitFor();
  await box.press('Enter');
  await page.waitForURL(`${siteUrl}/occasions/yalda-night`);
});

test('a refusal of the API is said, and the next text is asked again', async () => {
  const { page, box } = await open('/en');
  await page.route('**/api/search?q=Yalda*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await box.fill('Yalda');
  await page.getByRole('listbox').getByText('There was no answer').waitFor();
  await box.fill('Esfahan');
  await page.getByRole('option', { name: 'Isfahan' }).waitFor();
});

test('an answer that comes after the reader has left does not open the list', async () => {
  const { page, box } = await open('/en');
  const isLeft = Promise.withResolvers<void>();
  await page.route('**/api/search?q=Yalda*', async (route) => {
    await isLeft.promise;
    await route.continue();
  });
  const asking = page.waitForRequest('**/api/search?q=Yalda*');
  await box.fill('Yalda');
  await asking;
  await box.blur();
  isLeft.resolve();
  await page.locator('[data-search-box] [role="option"]', { hasText: 'Yalda Night' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('listbox').isVisible()).toBe(false);
});

test('a script that could not be loaded is loaded at the next focus', async () => {
  const { page, box } = await open('/en/accuracy');
  await page.route('**/_astro/**', (route) => route.abort());
  await box.focus();
  await page.getByText('There is no search offline').waitFor();
  await box.blur();
  await page.unroute('**/_astro/**');
  await box.focus();
  await page.getByRole('option', { name: 'Next holiday' }).waitFor();
});

test('a question is answered before Enter, with the weekend of the reader', async () => {
  const { page, box, faults } = await open('/');
  await page.evaluate(() => localStorage.setItem('salnama', JSON.stringify({ weekend: 'thu-fri' })));
  await page.reload();
  await box.fill('تعطیلات مهر ۱۴۰۴');
  await page.getByRole('option', { name: '۸ پنجشنبه و جمعه' }).waitFor();
  expect(faults).toEqual([]);
});

test('an empty box names the next prayer, the next holiday, and texts to type', async () => {
  const { page } = await open('/en');
  // Ctrl-K on a Persian keyboard.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ن', ctrlKey: true, bubbles: true })),
  );
  await page.getByRole('option', { name: 'Next holiday' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('option', { name: 'Is tomorrow a holiday?' }).click();
  await page
    .getByRole('option', { name: /working day|off/ })
    .first()
    .waitFor();
});

test('nothing found is said in the list; an ambiguous name opens nothing; the list obeys the keys', async () => {
  const { page, box } = await open('/en');
  await box.fill('qwxzqwxz');
  await page.getByRole('listbox').getByText('Nothing found').waitFor();
  await box.fill('san');
  await page.getByRole('option', { name: 'San' }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await box.press('Enter');
  await page.getByText('Which one did you mean?').waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe('/en');
  await box.press('ArrowDown');
  expect(await box.getAttribute('aria-activedescendant')).toBe(
    await page.getByRole('option').first().getAttribute('id'),
  );
  await box.press('Escape');
  expect(await page.getByRole('listbox').isVisible()).toBe(false);
  expect(await box.getAttribute('aria-activedescendant'), 'nothing stays chosen').toBe(null);
  await box.blur();
  await box.focus();
  await page.getByRole('option', { name: 'San' }).first().waitFor();
});
