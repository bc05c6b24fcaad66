/** Readers with a whole task of their own: a screen reader, an English colleague, a reader in Afghanistan. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSettings, siteUrl, visit, visitReady } from './visit.ts';

/** What Chromium tells a screen reader of an element; what it refers to by the names in there. */
interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly value?: unknown;
  readonly live: string;
  readonly focused?: unknown;
  readonly expanded?: unknown;
  readonly invalid?: unknown;
  readonly activedescendant?: unknown;
  readonly describedby?: unknown;
}

interface AxValue {
  readonly value?: unknown;
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
}

/** Chromium's accessibility tree, in the order of reading. */
async function spoken(page: Page): Promise<Spoken[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (node: (typeof nodes)[number] | undefined): string =>
    `${node?.name?.value ?? ''} ${(node?.childIds ?? []).map((id) => words(byId.get(id))).join('')}`;
  const read = ({ value, relatedNodes }: AxValue): unknown =>
    relatedNodes
      ?.map(({ backendDOMNodeId: id }) => words(nodes.find((node) => node.backendDOMNodeId === id)))
      .join('') ?? value;
  const walk = (node = nodes[0], live: string): Spoken[] => {
    if (!node) return [];
    const { role, name, value, properties = [], childIds = [], ignored } = node;
    const told = Object.fromEntries(properties.map((property) => [property.name, read(property.value)]));
    const own = { role: String(role?.value), name: String(name?.value ?? ''), value: value?.value, live, ...told };
    const below = childIds.flatMap((id) => walk(byId.get(id), String(told.live ?? live)));
    return ignored ? below : [own, ...below];
  };
  return walk(nodes[0], '');
}

/** The part of the tree from the first element of a role and name. */
const from = (tree: readonly Spoken[], role: string, name: RegExp): readonly Spoken[] => {
  const start = tree.findIndex((each) => each.role === role && name.test(each.name));
  if (start === -1) throw new Error(`no ${role} of the name ${name}`);
  return tree.slice(start);
};
const namesOf = (tree: readonly Spoken[], role: string): string[] =>
  tree.filter((each) => each.role === role).map(({ name }) => name);
const focused = (tree: readonly Spoken[]): Spoken | undefined => tree.findLast((each) => each.focused === true);

describe('a screen reader', () => {
  test('reads the month as a table, each day in one sentence', async () => {
    const { page } = await visit({ path: '/en/calendar/2026/11' });
    const tree = from(await spoken(page), 'table', /^November 2026$/);
    expect(namesOf(tree, 'columnheader').slice(0, 7)).toEqual(expect.arrayContaining(['Saturday', 'Friday']));
    const cells = namesOf(tree, 'cell').slice(0, 35);
    for (const cell of cells) expect(cell).toMatch(/^\w+day \d+ \w+ 20\d\d, \d+ [\w ]+ 1405(, .+)?$/);
    expect(cells).toContain('Friday 13 November 2026, 22 Aban 1405, Public holiday: Martyrdom of Fatima');
    expect(namesOf(tree, 'link').slice(0, 35), 'each cell has its sentence once').toEqual(cells);
  });

  test('opens a day by Enter, hears its state first, and comes back to it by Escape', async () => {
    const { page } = await visit({ path: '/en/calendar/2026/11', viewport: { width: 700, height: 740 } });
    const name = /^Friday 13 November 2026/;
    await page.getByRole('table').getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('.facts').first().waitFor({ state: 'attached' });
    const day = from(await spoken(page), 'dialog', name);
    expect(day).toContain(focused(day));
    const texts = namesOf(day, 'StaticText');
    expect(texts.indexOf('Public holiday')).toBeLessThan(texts.indexOf('Occasions'));
    expect(namesOf(day, 'button')).toEqual(expect.arrayContaining(['Close', 'Share', 'Add to calendar']));
    await page.keyboard.press('Escape');
    await expect.poll(async () => focused(await spoken(page))).toMatchObject({ role: 'link', name });
  });

  test('hears the suggestions of the search box, their number and the active one', async () => {
    const { page } = await visit({ path: '/en' });
    await page.getByRole('banner').getByRole('combobox').fill('yalda');
    // Before the answer comes, the list has the rows of the empty field.
    const name = /^Yalda Night\s?Monday/;
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('ArrowDown');
    const tree = await spoken(page);
    const [box] = from(tree, 'combobox', /^Go to a date/);
    const [option] = from(tree, 'option', name);
    expect(box).toMatchObject({
      focused: true,
      expanded: true,
      activedescendant: expect.stringContaining(option!.name),
    });
    expect(tree.find((each) => /^\d+ suggestions?$/.test(each.name))?.live).toBe('polite');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${siteUrl}/en/occasions/yalda-night`);
  });

  test('converts a date: named groups and fields, a result that is announced, a mistake told at its field', async () => {
    const { page } = await visitReady({ path: '/en/converter' });
    await page.getByText('Day, month and year fields').click();
    const day = page.getByRole('textbox', { name: 'Day', exact: true });
    await page.getByLabel('Calendar', { exact: true }).selectOption('sh');
    await day.fill('1');
    const tree = await spoken(page);
    const fields = from(tree, 'group', /^Day, month and year fields$/).slice(1);
    expect(namesOf(fields, 'textbox').slice(0, 2)).toEqual(['Day', 'Year']);
    const announced = tree.filter(({ live }) => live === 'polite').map(({ name }) => name);
    expect(announced.join(' ')).toContain('23 October');
    await day.fill('31');
    // A date that is being typed is not told to be wrong.
    await day.blur();
    const wrong = (await spoken(page)).find(({ invalid }) => invalid === 'true');
    expect(wrong).toMatchObject({ name: 'Day', value: '31', describedby: expect.stringContaining('30') });
  });
});

test('an English colleague finds what is off next year, how sure it is and why, and takes it along', async () => {
  const { page } = await visit({ path: '/en', timezoneId: 'Europe/London' });
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Holidays' }).click();
  await page.getByRole('main').getByRole('link', { name: /2027/ }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Holidays in Iran 2027' }).waitFor();
  const row = (title: string) => page.locator('.coming').getByRole('listitem').filter({ hasText: title });
  const nowruz = await row('Nowruz (Persian New Year)').innerText();
  expect(nowruz).toMatch(/21.*Mar.*Sunday/s);
  expect(nowruz).not.toContain('±');
  expect(await row('Eid al-Fitr').innerText()).toMatch(/Mar.*Eid al-Fitr.*±1.*Wednesday/s);
  await page.getByText('The law behind each holiday').click();
  await page
    .getByText(/Act raising the holiday of Eid al-Fitr/)
    .first()
    .waitFor();
  await page.getByText('Add to your calendar').last().click();
  const subscription = await page.getByRole('link', { name: 'iPhone, Mac' }).getAttribute('href');
  const file = await page.request.get(subscription!.replace('webcal:', 'http:'));
  expect(await file.text()).toMatch(/DTSTART;VALUE=DATE:20270321.*SUMMARY:Nowruz/s);
});

test('a reader in Afghanistan reads months and digits as chosen, on every page, and Iran’s again', async () => {
  const { page } = await visit({ path: '/', timezoneId: 'Asia/Kabul' });
  await page.locator('.prayer-card h2', { hasText: 'کابل' }).waitFor();
  await openSettings(page);
  await page.getByLabel('نام ماه‌ها').selectOption('fa-AF');
  await page.getByLabel('ارقام').selectOption('en');
  await page.locator('[data-part="heading"]', { hasText: 'عقرب 1405' }).waitFor();
  for (const [path, heading] of [
    ['/calendar/1405/8', 'عقرب 1405'],
    ['/calendar/1405', '1405'],
    ['/prayer-times/kabul', 'عقرب'],
    ['/converter', 'عقرب'],
  ] as const) {
    await page.goto(siteUrl + path);
    await page.locator('main', { hasText: heading }).waitFor();
    expect(await page.locator('main').innerText(), path).not.toMatch(/[۰-۹]|آبان/);
  }
  await page.goto(`${siteUrl}/calendar/1405/8`);
  await openSettings(page);
  await page.getByLabel('نام ماه‌ها').selectOption('page');
  await page.locator('h1', { hasText: 'آبان 1405' }).waitFor();
  await openSettings(page);
  await page.getByLabel('ارقام').selectOption('page');
  await page.locator('h1', { hasText: 'آبان ۱۴۰۵' }).waitFor();
});
