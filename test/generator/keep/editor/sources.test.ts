/** An edit keeps every source: none is replaced, and each stands where its day puts it. */
import { expect, test } from 'vitest';
import { withAddedMonth, withNotice } from '#generator/keep/editor/month-rows.ts';
import { idOfPage, sourceOf } from '#generator/keep/editor/source.ts';
import { testData } from '../../compile/test-data.ts';

const HEAD = 'month,first_day,status,sources,disagreeing,note\n';
const RAMADAN = `${HEAD}1448-09,2027-02-08,official,centre check-a,,\n`;
const notice = (day: string, source: string, reason = '') => ({ month: '1448-09', day, source, reason });

test('a month that moves and moves back lists agreeing sources beside the day, others under disagreeing', () => {
  const moved = withNotice(RAMADAN, notice('2027-02-09', 'first', 'not seen'));
  expect(moved).toContain('1448-09,2027-02-09,official-corrected,first,centre=2027-02-08 check-a=2027-02-08,not seen');
  const back = withNotice(moved, notice('2027-02-08', 'second', 'seen, in the end'));
  expect(back).toBe(
    `${HEAD}1448-09,2027-02-08,official-corrected,second centre check-a,first=2027-02-09,"seen, in the end"\n`,
  );
  const cited = withNotice(moved, notice('2027-02-08', 'first', 'misread'));
  expect(cited).toContain('1448-09,2027-02-08,official-corrected,first centre check-a,,misread');
});

test('another source confirms a day; the same source says nothing new', () => {
  const confirmed = withNotice(RAMADAN, notice('2027-02-08', 'office'));
  expect(confirmed).toBe(`${HEAD}1448-09,2027-02-08,official,centre check-a office,,\n`);
  expect(() => withNotice(confirmed, notice('2027-02-08', 'office'))).toThrow(/another source that confirms it/);
});

test('a column that a command does not know keeps its cells, and is empty in a new row', () => {
  const text = 'month,seen,first_day,status,sources,disagreeing,note\n1448-09,yes,2027-02-08,official,centre,,\n';
  const moved = withNotice(text, notice('2027-02-09', 'first', 'not seen'));
  expect(moved).toContain('1448-09,yes,2027-02-09,official-corrected,first,centre=2027-02-08,not seen\n');
  expect(withAddedMonth(text, { ...notice('2027-03-10', 'first'), month: '1448-10' })).toBe(
    `${text}1448-10,,2027-03-10,official,first,,\n`,
  );
});

test('two notices of one day are two sources; the same notice again is one', () => {
  const known = [
    { id: 'closure-1405-11-20', title: 'IRNA 11111', url: 'https://example.org/11111' },
    { id: 'centre', title: 'Calendars', url: undefined },
  ];
  const data = testData({ sources: known, sourceHosts: [{ host: 'example.org', kind: 'press' }] });
  const of = (source: string, url?: string) => sourceOf(data, 'closure-1405-11-20', { source, url });
  expect(of('ISNA 22222', 'https://example.org/22222')).toEqual({
    id: 'closure-1405-11-20-2',
    title: 'ISNA 22222',
    url: 'https://example.org/22222',
  });
  expect(of('IRNA 11111', 'https://example.org/11111').id).toBe('closure-1405-11-20');
  expect(of('IRNA 11111', 'https://example.org/other').id).toBe('closure-1405-11-20-2');
  expect(of('centre').id).toBe('centre');
  expect(() => of('centre', 'https://example.org/')).toThrow(
    /--url is "https:\/\/example\.org\/": the address of centre/,
  );
});

test.each([
  ['https://www.irna.ir/news/85000001/%D8%AA%D8%B9%D8%B7%DB%8C%D9%84', 'irna-85000001'],
  ['https://t.me/farsna/435845', 'telegram-farsna-435845'],
  ['https://ilna.ir/%D8%A8-94/1570302-x', 'ilna-1570302'],
  ['https://dolat.ir/about', undefined],
  [undefined, undefined],
])('the page %s is the source %s', (url, id) => expect(idOfPage(url)).toBe(id));
