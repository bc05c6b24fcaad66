/** The issue forms of the editor's commands, with the choices that the data have: a filled form is a command. */

import { CLOSED_BODIES, CLOSURE_KINDS, provinceSlug } from '#core/closures.ts';
import { lastOf } from '#core/required.ts';
import type { Data } from '../compile/data.ts';

interface Field {
  /** name of the option, or `month` and `day` for the arguments */
  readonly option: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices?: readonly string[];
  readonly isMultiple?: boolean;
  readonly isOptional?: boolean;
}

export interface Form {
  readonly command: 'announce' | 'close-day';
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

const ALL_DAY = 'all day';
const HOURS = [ALL_DAY, '00:00-10:00', ...[10, 11, 12, 13, 14].map((hour) => `${hour}:00-24:00`)];
const SOURCE: readonly Field[] = [
  { option: 'source', label: 'Source', hint: 'Who says so, such as IRNA 12345' },
  { option: 'url', label: 'Address of the source', hint: 'https://…', isOptional: true },
];

export function issueForms({ cities }: Pick<Data, 'cities'>): readonly Form[] {
  const inIran = cities.map(({ value }) => value).filter(({ country }) => country === 'IR');
  const provinces = new Set(
    inIran.map(({ province_fa, province_en }) => `${province_fa} · ${provinceSlug(province_en)}`),
  );
  return [
    {
      command: 'announce',
      name: 'Announce a month',
      description: 'For editors: an Islamic month was announced, confirmed or moved. It becomes a pull request.',
      fields: [
        { option: 'month', label: 'Month', hint: 'Year and number, such as 1448/9' },
        { option: 'day', label: 'First day', hint: 'Gregorian, such as 2027-02-09' },
        ...SOURCE,
        { option: 'reason', label: 'Reason', hint: 'If a published day moves', isOptional: true },
      ],
    },
    {
      command: 'close-day',
      name: 'Close a day',
      description: 'For editors: a province or the country is closed by a decision. It becomes a pull request.',
      fields: [
        { option: 'day', label: 'First day', hint: 'Persian, such as ۱۴۰۵/۱۱/۲۰' },
        { option: 'until', label: 'Last day', hint: 'If it is more than one day', isOptional: true },
        {
          option: 'scope',
          label: 'Where',
          choices: ['کل کشور · national', ...[...provinces].sort()],
          isMultiple: true,
        },
        { option: 'bodies', label: 'Closed bodies', choices: CLOSED_BODIES, isMultiple: true },
        { option: 'hours', label: 'Hours of closing', choices: HOURS },
        { option: 'kind', label: 'Why', choices: CLOSURE_KINDS },
        { option: 'title', label: 'Title in Persian', hint: 'تعطیلی ادارات و مدارس به علت سرما' },
        { option: 'title-en', label: 'Title in English', isOptional: true },
        { option: 'law', label: 'Decision in Persian', hint: 'تصمیم استانداری، ۱۹ بهمن ۱۴۰۵' },
        ...SOURCE,
      ],
    },
  ];
}

/** A form as GitHub reads it. */
function formText({ name, description, fields }: Form): string {
  const lines = fields.flatMap(({ option, label, hint, choices, isMultiple, isOptional }) => [
    `  - type: ${choices ? 'dropdown' : 'input'}`,
    `    id: ${option}`,
    '    attributes:',
    `      label: ${label}`,
    ...(hint ? [`      placeholder: ${JSON.stringify(hint)}`] : []),
    ...(isMultiple ? ['      multiple: true'] : []),
    ...(choices ? ['      options:', ...choices.map((choice) => `        - ${JSON.stringify(choice)}`)] : []),
    ...(isOptional ? [] : ['    validations:', '      required: true']),
  ]);
  return [
    '# Written by npm run docs.',
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    `title: ${JSON.stringify(titleStart(name))}`,
    'body:',
    ...lines,
    '',
  ].join('\n');
}

/** Path → text of each form. */
export const issueFormFiles = (data: Pick<Data, 'cities'>): ReadonlyMap<string, string> =>
  new Map(issueForms(data).map((form) => [`.github/ISSUE_TEMPLATE/${form.command}.yml`, formText(form)]));

/** How the title of an issue begins; the editor can change it. */
const titleStart = (name: string): string => `${name}: `;

/** Label → value of each field of a filled form: GitHub writes each as a heading and a text. */
function fieldsOf(body: string): ReadonlyMap<string, string> {
  const [, ...sections] = body.replaceAll('\r\n', '\n').split(/^### /m);
  return new Map(
    sections.map((section) => {
      const [label = '', ...lines] = section.split('\n');
      return [label.trim(), lines.join('\n').trim()];
    }),
  );
}

/**
 * The form that an issue was made with, by the headings of its fields: GitHub leaves out labels that a repository does not
 * have. An issue that only has the title of a form has a problem; other issues are undefined.
 */
export function formOfIssue(
  forms: readonly Form[],
  { title, body }: { readonly title: string; readonly body: string },
): { readonly form: Form } | { readonly problem: string } | undefined {
  const headings = fieldsOf(body);
  const form = forms.find(({ fields }) => fields.every(({ label, isOptional }) => isOptional || headings.has(label)));
  if (form) return { form };
  const named = forms.find(({ name }) => title.startsWith(titleStart(name).trim()));
  if (!named) return undefined;
  const missing = named.fields.filter(({ label, isOptional }) => !isOptional && !headings.has(label));
  const labels = missing.map(({ label }) => label).join(', ');
  return { problem: `The fields of the form "${named.name}" are missing: ${labels}. Open a new issue with the form.` };
}

/** What GitHub writes for a field that is left empty. */
const EMPTY = '_No response_';

/**
 * The command of a filled form, with its options and arguments.
 * @param body text of the issue
 */
export function commandOfIssue({ command, fields }: Form, body: string): string[] {
  const values = fieldsOf(body);
  const given = fields.flatMap(({ option, label, choices }) => {
    const text = values.get(label) ?? EMPTY;
    if (text === EMPTY || text === '' || (choices && text === ALL_DAY)) return [];
    // A choice may have a name in Persian before its value.
    const value = choices
      ? text
          .split(', ')
          .map((choice) => lastOf(choice.split(' · ')))
          .join(',')
      : text;
    return [[option, value] as const];
  });
  const isArgument = (option: string) => option === 'month' || option === 'day';
  // Options are one word each, and arguments follow `--`: a value never becomes an option.
  return [
    command,
    ...given.filter(([option]) => !isArgument(option)).map(([option, value]) => `--${option}=${value}`),
    '--',
    ...given.filter(([option]) => isArgument(option)).map(([, value]) => value),
  ];
}
