/**
 * The answers in README.md are real answers of the service. Each example is a `console` block with a curl command and
 * an optional `jq` path, or a file path with a colon. A `json` block with the output follows.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nowruzMoment } from '#api/facts/moments.ts';
import { almanac, ask } from './support/service.ts';

interface Command {
  readonly path: string;
  readonly query: string;
  /** jq path into the answer, `.` for the whole answer */
  readonly filter: string;
}

const COMMAND =
  /^\$ curl .*?https?:\/\/[^/\s'"]+\/api(\/[^\s'"?]*)(?:\?([^\s'"]*))?['"]?(?:\s*\|\s*jq (?:-\w+ )*'([^']*)')?\s*$/;
const COMMAND_AND_ANSWER = /^```console\n(\$ curl [^\n]*)\n```\n\s*```json\n([\s\S]*?)^```$/gm;
const FILE_AND_BODY = /^`(\/api\/[^`{}]*\.json)`:\n\n```json\n([\s\S]*?)^```$/gm;

function commandOf(line: string): Command {
  const match = COMMAND.exec(line);
  if (!match) throw new Error(`not a command that this test can read: ${line}`);
  return { path: match[1]!, query: match[2] ?? '', filter: match[3] ?? '.' };
}

/** `.data[0].events`, the only kind of filter that the examples need. */
function filtered(value: unknown, filter: string): unknown {
  if (!/^\.$|^(\.\w+|\[\d+\])+$/.test(filter)) throw new Error(`not a filter that this test can read: ${filter}`);
  return [...filter.matchAll(/\w+/g)].reduce((part, [key]) => (part as Record<string, unknown>)[key], value);
}

const readme = readFileSync('README.md', 'utf8');
const lineOf = (index: number) => readme.slice(0, index).split('\n').length;
const examples = [...readme.matchAll(COMMAND_AND_ANSWER)].map(({ index, 1: command, 2: answer }) => ({
  line: lineOf(index),
  command: command!,
  answer: JSON.parse(answer!) as unknown,
}));
const bodies = [...readme.matchAll(FILE_AND_BODY)].map(({ index, 1: path, 2: body }) => ({
  line: lineOf(index),
  path: path!,
  body: JSON.parse(body!) as unknown,
}));

test('README.md shows answers, and every json block is one of them', () => {
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.length + bodies.length).toBe(readme.match(/^```json$/gm)?.length);
});

test.each(examples)('line $line: $command', ({ command, answer }) => {
  const { path, query, filter } = commandOf(command);
  const { status, body } = ask(path, query);
  expect(filtered(JSON.parse(body), filter)).toEqual(answer);
  expect(status).toBe(typeof answer === 'object' && answer !== null && 'error' in answer ? 422 : 200);
});

test('files that it shows are the ones that are written', () => {
  for (const { path, body } of bodies) {
    const year = /^\/api\/nowruz\/(\d+)\.json$/.exec(path)?.[1];
    if (year === undefined) throw new Error(`not a file that this test can make: ${path}`);
    expect(nowruzMoment(Number(year), almanac)).toEqual(body);
  }
});

test('each query of the guides is answered, and the widget has the name that it registers', () => {
  const text = ['recipes', 'assistants', 'kits', 'api']
    .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
    .join('\n');
  const queries = [...text.matchAll(/^curl (?:-G )?'https?:\/\/[^/]+\/api(\/[\w-]+)\??([^'.]*)'(.*)$/gm)];
  expect(queries.length).toBeGreaterThan(20);
  for (const [line, path, query, rest] of queries) {
    const more = [...rest!.matchAll(/--data-urlencode '(\w+)=([^']*)'/g)].map(([, name, value]) => [name!, value!]);
    const all = `${query}&${new URLSearchParams(more)}`;
    expect([line, ask(path!, all).status]).toEqual([line, 200]);
  }
  expect(text).toContain(`<${/const NAME = '([\w-]+)'/.exec(readFileSync('src/widget/main.ts', 'utf8'))![1]} `);
});
