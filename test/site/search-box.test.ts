/** The search box in the header accepts dates as people type them, and opens days, occasions and cities. */
import { describe, expect, test } from 'vitest';
import { cityIndex } from '#site/cities/build.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { occasionEntries } from '#site/occasions/build.ts';
import { subjectOf } from '#site/search-box/questions.ts';
import { createSearch } from '#site/search-box/search.ts';
import { axeViolations, siteUrl, visit } from './visit.ts';

test.each([
  ['how long till Yalda', 'yalda'],
  ['How many days until Nowruz?', 'nowruz'],
  ['when is Eid al-Fitr', 'eid al fitr'],
  ['is Ashura a holiday?', 'ashura'],
  ['عید فطر کی تعطیله؟', 'عید فطر'],
  ['عید فطر تعطیل است؟', 'عید فطر'],
  ['یلدا کیه', 'یلدا'],
  ['نوروز چه روزی است؟', 'نوروز'],
  ['چند روز مانده تا نوروز', 'نوروز'],
  ['تا نوروز چقدر مانده', 'نوروز'],
  ['یلدا', undefined],
  ['next holiday', undefined],
])('«%s» asks about «%s»', (text, subject) => expect(subjectOf(text)).toBe(subject));

describe('names', () => {
  const search = createSearch({ occasions: occasionEntries(), index: cityIndex(), pages: PAGES });

  test.each([
    ...[
      'یلدا yalda-night',
      'تبریز tabriz',
      'Esfahan isfahan',
      'لندن london',
      'نوروز ۱۴۱۰ nowruz',
      'nowruz 1410 nowruz',
    ],
    'عید فطر eid-al-fitr',
    'آلودگی هوا closures',
  ])('the first is of that whole name: «%s»', (row) => {
    const [, text, slug] = /^(.+) (\S+)$/.exec(row)!;
    expect(search(text!)[0]).toMatchObject({ slug, isExact: true });
  });

  test.each([
    ['مادر', 'mothers-day-iran'],
    ['mother’s day iran', 'mothers-day-iran'],
    ['پدر', 'fathers-day-iran'],
    ['کریسمس', 'christmas'],
    ['eid', 'eid-al-fitr'],
    ['women', 'mothers-day-iran'],
  ])('what is kept today, and known by «%s», goes first: %s', (text, slug) => {
    expect(search(text)[0]!.slug).toBe(slug);
  });

  test('what was kept till 1357 is no rival of what is kept today', () => {
    expect(search('روز مادر').filter(({ isExact }) => isExact)).toMatchObject([{ slug: 'mothers-day-iran' }]);
  });

  test('whole words of an occasion go before the beginning of a city', () => {
    const found = search('مادر');
    expect(found[0]!.name.fa).toContain('روز مادر');
    expect(found.map(({ slug }) => slug)).toContain('madrid');
    expect(search('مادرید')[0]).toMatchObject({ slug: 'madrid', isExact: true });
  });

  test('a large city of Iran is among the first for its beginning', () => {
    const found = search('شیر').map(({ slug }) => slug);
    expect(found.indexOf('shiraz')).toBe(1);
    expect(found).toContain('world-milk-day');
  });

  test('better known occasions go first, each name once', () => {
    const found = search('عید');
    const slugs = found.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['nowruz', 'eid-al-fitr', 'eid-al-adha', 'eid-al-ghadir']));
    expect(slugs.indexOf('eid-al-fitr')).toBeLessThan(slugs.indexOf('easter'));
    expect(new Set(found.map(({ name }) => name.fa)).size).toBe(found.length);
  });

  test.each([
    ['امساکیه', 'ramadan'],
    ['امساکیهٔ', 'ramadan'],
    ['ساعت موظفی', 'workdays'],
    ['ساعات موظفی', 'workdays'],
    ['payroll year', 'workdays'],
    ['تعطیلات', 'holidays'],
    ['تعطيلات', 'holidays'],
    ['تعطیلات ۱۴۰۶', 'holidays'],
    ['اوقات شرعی', 'prayer-times'],
    ['اوقات', 'prayer-times'],
    ['قبله', 'prayer-times'],
    ['تبدیل تاریخ', 'converter'],
    ['converter', 'converter'],
    ['docs', 'docs'],
    ['api', 'docs'],
    ['downloads', 'downloads'],
    ['مناسبتها', 'occasions'],
    ['my dates', 'my-dates'],
  ])('«%s» is first of all the page /%s', (text, slug) => {
    expect(search(text)[0]).toMatchObject({ kind: 'page', slug });
  });

  test('each page is found by each of its names', () => {
    for (const { path, label, short = label } of PAGES) {
      for (const name of [label.fa, label.en, short.fa, short.en]) {
        const found = search(name).filter(({ kind, isExact }) => kind === 'page' && isExact);
        expect(
          found.map(({ slug }) => `/${slug}`),
          name,
        ).toContain(path);
      }
    }
  });

  test('Nowruz is the occasion before it is the page of its moment, and no city loses its place', () => {
    expect(search('نوروز').slice(0, 2)).toMatchObject([
      { kind: 'occasion', slug: 'nowruz' },
      { kind: 'page', slug: 'nowruz' },
    ]);
    expect(search('تهران')[0]).toMatchObject({ kind: 'city', slug: 'tehran' });
  });

  test.each(['Tehrn', 'yald', 'san'])('«%s» is no whole name', (text) => {
    const found = search(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isExact }) => isExact)).toEqual([]);
  });
});

describe('in the header', () => {
  const open = async (path: string) => {
    const visited = await visit({ path });
    const name = path.startsWith('/en') ? 'Go to a date, occasion or city' : 'برو به تاریخ، مناسبت یا شهر';
    return { ...visited, box: visited.page.getByRole('combobox', { name }) };
  };

  test.each([
    ['/', '1370/2/15', '/calendar/1370/2#d15'],
    ['/en/docs', '15 Feb 2026', '/en/calendar/2026/2#d15'],
    ['/', 'آبان ۱۳۹۹', '/calendar/1399/8'],
    ['/en', '1399', '/en/calendar/1399'],
    ['/', 'یلدا', '/occasions/yalda-night'],
    ['/en', 'World Soil Day', '/en/calendar/2026/12#d5-world-soil-day'],
    ['/', 'روز جهانی بیوه‌زنان', '/calendar/1406/4#d2-international-widows-day'],
    ['/en', "Queen's Day (Netherlands)", '/en/calendar/1392/2#d10-netherlands-queens-day'],
    ['/en/accuracy', 'Esfahan', '/en/prayer-times/isfahan'],
    ['/', 'تعطیلات', '/holidays'],
  ])('%s: «%s» leads to %s', async (path, text, expected) => {
    const { page, box } = await open(path);
    await box.fill(text);
    await page.getByRole('option').first().waitFor();
    await box.press('Enter');
    await page.waitForURL(siteUrl + expected);
  });

  test.each([
    ['/', 'فردا', []],
    ['/en', '1406/1/1', []],
    ['/', '۲۲ بهمن', ['/occasions/revolution-victory']],
  ] as const)('%s: beside the date of «%s» stands only what has its name', async (path, text, others) => {
    const { page, box } = await open(path);
    await box.fill(text);
    await page.getByRole('option').first().waitFor();
    const found = await page
      .locator('[data-search-box] [role="option"]')
      .evaluateAll((all) => all.map((option) => (option as HTMLElement).dataset.href));
    expect(found[0]).toMatch(/calendar/);
    expect(found.slice(1)).toEqual(others);
  });

  test.each([
    ['/', 'یلدا', 'دوشنبه ۳۰ آذر، ۳۰ روز دیگر، روز کاری'],
    ['/', 'شیراز', 'اذان مغرب ۱۷:'],
    ['/en', 'how long till Yalda?', 'Monday 21 December, in 30 days, working day'],
    ['/en', '15 Feb 1992', '34 years and 9 months ago'],
    ['/en', '2 Dey', 'in 32 days, public holiday'],
  ])('%s: «%s» is answered before Enter', async (path, text, answer) => {
    const { page, box, faults } = await open(path);
    await box.fill(text);
    await page.getByRole('option', { name: answer }).first().waitFor();
    expect(faults).toEqual([]);
  });

  test.each(['/', '/en'])('%s says on a phone what may be typed, in full', async (path) => {
    const { page } = await visit({ path, viewport: { width: 360, height: 800 } });
    await page.evaluate(() => document.fonts.ready);
    const [needed, room] = await page.locator('[data-search-box] input').evaluate((element) => {
      const input = element as HTMLInputElement;
      const style = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return [context.measureText(input.placeholder).width, input.clientWidth - padding];
    });
    expect(needed!).toBeLessThanOrEqual(room!);
  });

  test('an ambiguous name does not open a page directly', async () => {
    const { page, box } = await open('/en');
    await box.fill('san');
    await page.getByRole('option').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await box.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/en');
    await box.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBe(
      await page.getByRole('option').first().getAttribute('id'),
    );
    await box.press('Escape');
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
  });
});
