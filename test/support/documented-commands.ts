/** The commands of docs/data.md, so that tests run what the documents say. */
import { readFileSync } from 'node:fs';

const COMMAND = /npm run keep -- (announce|close-day|calendar-year)(?: ([^`\n]+))?/g;

/** Arguments of each documented example of a command, in the order of the document. */
export function documentedCommands(name: string): string[][] {
  const text = readFileSync('docs/data.md', 'utf8').replaceAll('\\\n', ' ');
  return [...text.matchAll(COMMAND)].filter(([, command]) => command === name).map(([, , rest = '']) => words(rest));
}

const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
