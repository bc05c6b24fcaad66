import { renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBlocklist } from '#server/limits/blocklist-file.ts';
import { type Client, withSubnets } from '#server/limits/client.ts';
import { createLog } from '#server/node/log.ts';
import { SettingError } from '#server/settings.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../process.ts';

const nobody: Client = {
  origin: undefined,
  referer: undefined,
  userAgent: undefined,
  address: withSubnets('100.64.0.1'),
};

describe('the file', () => {
  const folder = temporaryFolder();

  function watch(name: string, text: string) {
    const path = join(folder, name);
    writeFileSync(path, text);
    const lines: Record<string, unknown>[] = [];
    const isBlocked = createBlocklist(
      path,
      createLog('info', (line) => lines.push(JSON.parse(line))),
      20,
    );
    return { path, lines, blocks: (host: string) => isBlocked({ ...nobody, origin: `https://${host}` }) };
  }

  /** Writes a list until it holds: Node knows the state of a file only some time after the watch has begun. */
  const replace = (path: string, text: string, holds: () => boolean) =>
    until('the new list holds', () => {
      writeFileSync(path, text);
      return holds();
    });

  test('is read again when it has changed', async () => {
    const { path, blocks } = watch('changed', 'a.example');
    expect([blocks('a.example'), blocks('b.example')]).toEqual([true, false]);
    await replace(path, 'b.example\n', () => blocks('b.example'));
    expect(blocks('a.example')).toBe(false);
    writeFileSync(`${path}.new`, 'c.example\n');
    renameSync(`${path}.new`, path);
    await until('the file put in its place holds', () => blocks('c.example'));
  });

  test('a bad line is reported with its number and skipped', async () => {
    const { path, lines, blocks } = watch('bad-line', 'a.example');
    await replace(path, 'b.example\n\nhttp://c.example\nd.example\n', () => blocks('d.example'));
    expect(blocks('b.example')).toBe(true);
    const problem = expect.stringContaining('line 3: "http://c.example" is not allowed');
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', path, problem }));
  });

  test('the last list stays in force while the file is gone', async () => {
    const { path, lines, blocks } = watch('gone', 'a.example');
    const warnings = () => lines.filter(({ level }) => level === 'warn');
    unlinkSync(path);
    await until('the loss is logged', () => warnings().length > 0);
    expect(blocks('a.example')).toBe(true);
    writeFileSync(path, 'b.example');
    await until('the new list holds', () => blocks('b.example'));
    expect(warnings()).toEqual([expect.objectContaining({ problem: expect.stringContaining('the last list stays') })]);
  });

  const start = (path: string) => createBlocklist(path, createLog('silent'));

  test('must exist at start', () => {
    const path = join(folder, 'none');
    expect(() => start(path)).toThrow(
      new SettingError(`BLOCKLIST: "${path}" is not allowed; give a file that can be read (ENOENT)`),
    );
    expect(() => start(folder)).toThrow(/BLOCKLIST: .* give a file that can be read \(EISDIR\)/);
  });

  test('bad lines do not stop the start; ten are logged, and all are counted', () => {
    const { lines, blocks } = watch('wrong', `a.example\n${'b c\n'.repeat(100)}`);
    expect(blocks('a.example')).toBe(true);
    expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(10);
    expect(lines.at(-1)).toMatchObject({ event: 'block list read', left_out: 100 });
  });
});
