/** What the command line and the tools of MCP propose is answered by them, in their own words. */
import type { McpServer } from '@modelcontextprotocol/server';
import { describe, expect, test } from 'vitest';
import { registerTools } from '#mcp/call.ts';
import { TOOLS } from '#mcp/tools.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { run } from '../../src/cli/run.ts';
import { PLAIN } from '../../src/cli/style.ts';
import { handler, NOW, SITE_URL } from '../support/service.ts';
import { proposedIn, refusedTexts } from './refused.ts';

const TEXTS = refusedTexts();
/** The command line reads its tables at each call. */
const FEW_TEXTS = ['۱ فروردین ۱۴۰۵', 'mehr 1404', '13922115', 'Tehrn', 'فیروزکوه'];

/** The error of a call with a text, or with what an error proposed; undefined if it is answered. */
type Call = (text: string, isProposed?: true) => string | undefined;

/** Errors whose proposals are refused, that propose twice, or that name an address. */
function astray(call: Call, texts = TEXTS): string[] {
  return texts.flatMap((text) => {
    const error = call(text);
    if (error === undefined) return [];
    const { own, near } = proposedIn(error);
    const refused = [...(own ? [own] : []), ...near].filter((proposed) => call(proposed, true) !== undefined);
    const isTwice = (error.match(/did you mean/g)?.length ?? 0) > 1;
    return refused.length > 0 || isTwice || error.includes('/api/') ? [`${text}: ${error} → ${refused}`] : [];
  });
}

/** Arguments and options of each command, with `TEXT` for the one that is tried. */
const LINES = ['day TEXT', 'convert TEXT', 'add TEXT --days 20', 'prayer --city TEXT', 'month TEXT'];

describe('the command line', () => {
  test.each(LINES)('salnama %s', (line) => {
    const [name = ''] = line.split(' ');
    expect(COMMANDS.has(name)).toBe(true);
    const call: Call = (text) => {
      const words = line.split(' ').map((word) => (word === 'TEXT' ? text : word));
      const { code, text: said } = run(words, { now: NOW, language: 'en', style: PLAIN, version: '1.0.0' });
      return code === 1 ? said : undefined;
    };
    expect(astray(call, FEW_TEXTS)).toEqual([]);
  });
});

describe('the tools of MCP', () => {
  type Answer = { readonly isError?: boolean; readonly content: readonly { readonly text: string }[] };
  const tools = new Map<string, (given: Record<string, unknown>) => Answer>();
  const server = {
    registerTool: (name: string, _: unknown, call: (given: Record<string, unknown>) => Answer) => tools.set(name, call),
  };
  registerTools(server as unknown as McpServer, { handler, dataVersion: '1', siteUrl: SITE_URL, clock: () => NOW });

  const TRIED = ['date', 'from', 'to', 'city', 'tz', 'calendar', 'province'];
  const PARAMETERS = TOOLS.flatMap(({ name, inputSchema }) => {
    const properties = Object.keys(inputSchema.properties as object);
    const [{ date, ...example } = {}] = inputSchema.examples as Record<string, unknown>[];
    // The other end of a span may lie too far from the date that is proposed.
    const ends = ['from', 'to'].every((end) => properties.includes(end)) ? ['from', 'to'] : [];
    const given = ends.length > 0 || date === undefined ? example : { ...example, date };
    return properties
      .filter((each) => TRIED.includes(each))
      .map((each) => [name, each, { given, ends: ends.includes(each) ? ends : [] }] as const);
  });

  test.each(PARAMETERS)('%s: %s', (name, parameter, { given, ends }) => {
    const call: Call = (text, isProposed) => {
      const changed = Object.fromEntries([...(isProposed ? ends : []), parameter].map((each) => [each, text]));
      const { isError, content } = tools.get(name)!({ ...given, ...changed });
      return isError ? content[0]!.text : undefined;
    };
    expect(astray(call)).toEqual([]);
  });
});
