/** The files of the issue forms, as GitHub reads them. */
import type { Data } from '../../compile/data.ts';
import { type Form, issueForms, titleStart } from '../../keep/issue-forms.ts';

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
  new Map(issueForms(data).map((form) => [`.github/ISSUE_TEMPLATE/${form.id}.yml`, formText(form)]));
