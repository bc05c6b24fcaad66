/** Reads files of `data/`; a file that cannot be read is a problem of the data. */
import { existsSync, readFileSync } from 'node:fs';
import { DataError, formProblem } from './problems.ts';

/**
 * Text of a file, without the byte order mark that spreadsheets write.
 * @param file path from the root
 * @throws {DataError} if it is missing
 */
export function readText(file: string, root: string): string {
  const path = `${root}/${file}`;
  if (!existsSync(path)) throw new DataError([formProblem(file, 1, 'a file', 'no such file')]);
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}

/** @throws {DataError} if the file is missing, or is not an object of JSON */
export function readJson(file: string, root: string): Readonly<Record<string, unknown>> {
  const text = readText(file, root);
  const value = parsed(file, text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new DataError([formProblem(file, 1, 'an object of JSON', text.slice(0, 20))]);
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    // An unexpected end has no position.
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? text.trimEnd().split('\n').length);
    throw new DataError([formProblem(file, line, 'JSON', message.replaceAll(/\s*\n\s*/g, ' '))]);
  }
}
