/** Every command and every tool for assistants of the installed package works on each version of Node that it supports. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { parse } from 'csv-parse/sync';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { TOOLS } from '#mcp/tools.ts';

const folder = inject('packageFolder');
const PROGRAM = join(folder, 'node_modules/salnama/cli.js');
const NODES = ['20', '22', '24', '26'];
/** The Node of the tests is 26; test/slow/nodes has the others. */
const programOf = (node: string): string =>
  node === '26' ? process.execPath : resolve(`test/slow/nodes/node_modules/node-${node}/bin/node`);

/** One line for each command. */
const COMMANDS = [
  'today',
  'day 1405-09-03',
  'convert 1405-09-03',
  'month 1405-08',
  'holidays 1405',
  'holidays 2027',
  'next',
  'workdays 1405-09-01 1405-09-30',
  'prayer 1405-09-03 --city mashhad',
  'nowruz 1406',
  'search yalda',
  'cities Esfahan',
  'add 1405-09-12 --days 20',
  'difference 1370-05-14 1405-09-06',
  'times 1405-09-03 --city mashhad',
  'help month',
  '--version',
];

function run(node: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(programOf(node), parameters, { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const commandsOfHelp = () => run('26', PROGRAM, '--help').stdout.match(/(?<=^ {2})[a-z]+(?= )/gm) ?? [];

test('there is a line for each command', () => {
  const tried = COMMANDS.map((line) => line.split(' ')[0]);
  expect(commandsOfHelp().filter((name) => name !== 'mcp' && !tried.includes(name))).toEqual([]);
  expect(commandsOfHelp().length).toBeGreaterThan(10);
});

describe.each(NODES)('Node %s', (node) => {
  test('is that version', () => expect(run(node, '--version').stdout).toMatch(new RegExp(`^v${node}\\.`)));

  test.each(COMMANDS)('salnama %s', (line) => {
    const answer = run(node, PROGRAM, ...line.split(' '));
    expect(answer).toMatchObject({ status: 0, stderr: '' });
    expect(answer.stdout).toBe(run('26', PROGRAM, ...line.split(' ')).stdout);
  });

  test('every tool for assistants answers its example', async () => {
    const client = await assistant(programOf(node), [PROGRAM, 'mcp']);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { name, inputSchema } of tools) {
      const [example] = (inputSchema as unknown as { examples: Record<string, unknown>[] }).examples;
      const { isError, content } = await client.callTool({ name, arguments: example! });
      expect({ name, isError: isError ?? false, content }).toMatchObject({ isError: false });
    }
  });

  test('all modules', () => {
    copyFileSync('test/slow/package/questions.js', join(folder, 'questions.js'));
    writeFileSync(
      join(folder, 'print.js'),
      "import { answers } from './questions.js';\nconsole.log(JSON.stringify(await answers()));\n",
    );
    const { stdout, stderr } = run(node, 'print.js');
    expect(stderr).toBe('');
    expect(stdout).toBe(run('26', 'print.js').stdout);
  });
});

/** A server for assistants, over its input and output. */
async function assistant(command: string, args: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ command, args: [...args] }));
  return client;
}

test('the package on the oldest Node understands every typed text as the service does', async () => {
  const oldest = await assistant(programOf(NODES[0]!), [PROGRAM, 'mcp']);
  const service = await assistant(process.execPath, ['src/cli/main.ts', 'mcp']);
  const rows = parse<{ input: string }>(readFileSync('test/understand/inputs.csv'), { columns: true });
  const texts = [...new Set(rows.map(({ input }) => input))];
  const answersOf = async (client: Client) => {
    const answers = [];
    for (const q of texts) {
      const { content } = await client.callTool({ name: 'search', arguments: { q, detail: 'full' } });
      answers.push([q, content]);
    }
    return answers;
  };
  const [theirs, ours] = await Promise.all([oldest, service].map(answersOf));
  expect(theirs).toEqual(ours);
  expect(texts.length).toBeGreaterThan(500);
});
