/** The issue forms of the editor's commands, with the choices that the data have: a filled form is a command. */

import { CLOSED_BODIES, CLOSURE_KINDS, provinceSlug } from '#core/closures.ts';
import { firstOf, lastOf } from '#core/required.ts';
import type { Data } from '../compile/data.ts';

interface Field {
  /** name of the option, or `month` and `day` for the arguments */
  readonly option: string;
  /** in Persian and English: `روز نخست · First day` */
  readonly label: string;
  /** an example */
  readonly hint?: string;
  readonly choices?: readonly string[];
  readonly isMultiple?: boolean;
  readonly isOptional?: boolean;
}

export interface Form {
  /** of the file and in the title of the pull request */
  readonly id: string;
  readonly command: readonly [name: 'announce' | 'close-day', ...flags: string[]];
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

const ALL_DAY = 'all day';
const HOURS = [ALL_DAY, '00:00-10:00', ...[10, 11, 12, 13, 14].map((hour) => `${hour}:00-24:00`)];
const SOURCE: readonly Field[] = [
  { option: 'source', label: 'منبع · Source', hint: 'ایرنا ۱۲۳۴۵ · IRNA 12345' },
  { option: 'url', label: 'نشانی منبع · Address of the source', hint: 'https://…', isOptional: true },
];
const DAY: Field = { option: 'day', label: 'روز نخست · First day', hint: 'فردا، ۱۴۰۵/۱۱/۲۰، 2027-02-09' };

export function issueForms({ cities }: Pick<Data, 'cities'>): readonly Form[] {
  const inIran = cities.filter(({ country }) => country === 'IR');
  const provinces = new Set(
    inIran.map(({ province_fa, province_en }) => `${province_fa} · ${provinceSlug(province_en)}`),
  );
  const where: Field = {
    option: 'scope',
    label: 'کجا · Where',
    choices: ['کل کشور · national', ...[...provinces].sort()],
    isMultiple: true,
  };
  return [
    {
      id: 'announce',
      command: ['announce'],
      name: 'Announce a month',
      description: 'For editors: an Islamic month was announced, confirmed or moved. It becomes a pull request.',
      fields: [
        { option: 'month', label: 'ماه قمری · Month', hint: 'رمضان ۱۴۴۸، 1448/9' },
        DAY,
        ...SOURCE,
        { option: 'reason', label: 'علت · Reason', hint: 'If a published day moves', isOptional: true },
      ],
    },
    {
      id: 'close-day',
      command: ['close-day'],
      name: 'Close a day',
      description: 'For editors: a province or the country is closed by a decision. It becomes a pull request.',
      fields: [
        DAY,
        { option: 'until', label: 'روز آخر · Last day', hint: '۱۴۰۵/۱۱/۲۱', isOptional: true },
        where,
        { option: 'bodies', label: 'چه تعطیل است · Closed bodies', choices: CLOSED_BODIES, isMultiple: true },
        { option: 'hours', label: 'ساعت تعطیلی · Hours of closing', choices: HOURS },
        { option: 'kind', label: 'چرا · Why', choices: CLOSURE_KINDS },
        { option: 'title', label: 'عنوان فارسی · Title in Persian', hint: 'تعطیلی ادارات و مدارس به علت سرما' },
        { option: 'title-en', label: 'عنوان انگلیسی · Title in English', isOptional: true },
        { option: 'law', label: 'متن تصمیم · Decision in Persian', hint: 'تصمیم استانداری، ۱۹ بهمن ۱۴۰۵' },
        ...SOURCE,
      ],
    },
    {
      id: 'withdraw-closure',
      command: ['close-day', '--withdraw'],
      name: 'Withdraw a closure',
      description: 'For editors: a decision was taken back, from a day on. It becomes a pull request.',
      fields: [DAY, where, { option: 'reason', label: 'علت · Reason', hint: 'استانداری تصمیم را لغو کرد' }, ...SOURCE],
    },
  ];
}

/** How the title of an issue begins; the editor can change it. */
export const titleStart = (name: string): string => `${name}: `;

/** Label and value of each field of a filled form: GitHub writes each as a heading and a text. */
function fieldsOf(body: string): (readonly [label: string, value: string])[] {
  const [, ...sections] = body.replaceAll('\r\n', '\n').split(/^### /m);
  return sections.map((section) => {
    const [label = '', ...lines] = section.split('\n');
    return [label.trim(), lines.join('\n').trim()];
  });
}

/**
 * The form that an issue was made with, by the headings of its fields: GitHub leaves out labels that a repository does not
 * have. An issue that only has the title of a form has a problem; other issues are undefined.
 */
export function formOfIssue(
  forms: readonly Form[],
  { title, body }: { readonly title: string; readonly body: string },
): { readonly form: Form } | { readonly problem: string } | undefined {
  const labelsOf = fieldsOf(body).map(([label]) => label);
  const headings = new Set(labelsOf);
  const form = forms.find(({ fields }) => fields.every(({ label, isOptional }) => isOptional || headings.has(label)));
  const twice = labelsOf.find((label, index) => labelsOf.indexOf(label) < index);
  if (form && twice) return { problem: `${twice} is there twice: one value` };
  if (form) return { form };
  const named = forms.find(({ name }) => title.startsWith(titleStart(name).trim()));
  if (!named) return undefined;
  const missing = named.fields.filter(({ label, isOptional }) => !isOptional && !headings.has(label));
  const labels = missing.map(({ label }) => label).join(', ');
  return { problem: `The fields of the form "${named.name}" are missing: ${labels}. Open a new issue with the form.` };
}

/** What a refusal says only to those who type the command. */
const FOR_TYPISTS = / \(on the command line, [^)]*\)/;

/** A refusal of the command with labels of fields in place of options, and a line in Persian. */
export function withLabels({ fields }: Form, refusal: string): string {
  const [, option, value, allowed = ''] = /^(?:--)?([a-z-]+)( is (?:missing|".*"): )(.*)$/s.exec(refusal) ?? [];
  const fieldOf = (name: string | undefined) => fields.find((each) => each.option === name);
  const field = fieldOf(option);
  if (!field) return refusal;
  const example = field.hint ? `؛ نمونه: ${field.hint}` : '';
  const labelled = allowed
    .replace(FOR_TYPISTS, '')
    .replaceAll(/--([a-z-]+)/g, (word, name) => fieldOf(name)?.label ?? word);
  return `«${firstOf(field.label.split(' · '))}» پذیرفته نشد${example}\n${field.label}${value}${labelled}`;
}

/** What GitHub writes for a field that is left empty. */
const EMPTY = /^_No response_$/;

/** The command of a filled form, with its options and arguments. @param body text of the issue */
export function commandOfIssue({ command, fields }: Form, body: string): string[] {
  const values = new Map(fieldsOf(body));
  const given = fields.flatMap(({ option, label, choices, isOptional }) => {
    const text = values.get(label)?.replace(EMPTY, '') ?? '';
    if ((text === '' && isOptional) || (choices && text === ALL_DAY)) return [];
    // A choice may have a name in Persian before its value.
    const chosen = () => text.split(', ').map((choice) => lastOf(choice.split(' · ')));
    return [[option, choices ? chosen().join(',') : text] as const];
  });
  const isArgument = (option: string) => option === 'month' || option === 'day';
  // Options are one word each, and arguments follow `--`: a value never becomes an option.
  return [
    ...command,
    ...given.filter(([option]) => !isArgument(option)).map(([option, value]) => `--${option}=${value}`),
    '--',
    ...given.filter(([option]) => isArgument(option)).map(([, value]) => value),
  ];
}
