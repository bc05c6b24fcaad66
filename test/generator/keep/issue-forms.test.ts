/** Filled forms, as GitHub writes them into an issue, become commands. */
import { expect, test } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import { dayOff } from '#generator/keep/editor/close-day.ts';
import { commandOfIssue, formOfIssue, issueForms } from '#generator/keep/issue-forms.ts';
import { FROZEN } from '../../support/frozen.ts';

const [month, closure] = issueForms(readData(FROZEN));

test('a province is closed with several bodies and hours', () => {
  const body = [
    '### روز نخست · First day\r\n\r\n۱۴۰۵/۱۱/۲۰',
    '### روز آخر · Last day\r\n\r\n_No response_',
    '### کجا · Where\r\n\r\nمازندران · mazandaran, گیلان · gilan',
    '### چه تعطیل است · Closed bodies\r\n\r\noffices, schools',
    '### ساعت تعطیلی · Hours of closing\r\n\r\n12:00-24:00',
    '### چرا · Why\r\n\r\ncold',
    '### عنوان فارسی · Title in Persian\r\n\r\nتعطیلی ادارات و مدارس به علت سرما',
    '### عنوان انگلیسی · Title in English\r\n\r\n_No response_',
    '### متن تصمیم · Decision in Persian\r\n\r\nتصمیم استانداری‌ها',
    '### منبع · Source\r\n\r\n--IRNA 11111',
    '### نشانی منبع · Address of the source\r\n\r\nhttps://example.org/11111',
  ].join('\r\n\r\n');
  expect(commandOfIssue(closure!, body)).toEqual([
    ...['close-day', '--scope=mazandaran,gilan', '--bodies=offices,schools', '--hours=12:00-24:00'],
    ...['--kind=cold', '--title=تعطیلی ادارات و مدارس به علت سرما', '--law=تصمیم استانداری‌ها'],
    ...['--source=--IRNA 11111', '--url=https://example.org/11111', '--', '۱۴۰۵/۱۱/۲۰'],
  ]);
  // The title can be anything.
  expect(formOfIssue([month!, closure!], { title: 'بسته', body })).toEqual({ form: closure });
});

test('an issue with the title of a form but not its fields says what is missing; another issue is none', () => {
  const made = formOfIssue([month!, closure!], {
    title: 'Announce a month: 1448/9',
    body: '### ماه قمری · Month\n\n1448/9',
  });
  expect(made).toEqual({ problem: expect.stringMatching(/"Announce a month" are missing: .*First day, .*Source\./) });
  expect(formOfIssue([month!, closure!], { title: 'Wrong: Yalda', body: '### What is wrong?\n\nx' })).toBe(undefined);
});

test('the command accepts every province that the form offers', () => {
  const { choices = [] } = closure!.fields.find(({ option }) => option === 'scope')!;
  expect(choices).toHaveLength(32);
  const scope = choices.slice(1).map((choice) => choice.split(' · ').at(-1)!);
  const given = { day: '1405-11-20', title: 'تعطیل', law: 'تصمیم', source: 'IRNA 1' };
  const edit = dayOff(FROZEN, { ...given, scope: scope.join() }, Date.UTC(2027, 1, 6));
  expect(edit.files['data/closures.csv']).toContain(`,all,${scope.join(' ')},`);
});
