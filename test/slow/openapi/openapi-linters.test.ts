/** Validates the OpenAPI document and the schemas with Redocly, Spectral, Ajv and a client generator. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaFiles } from '#api/render/json-schema.ts';
import { openApiDocument } from '#api/render/openapi.ts';

const SITE = 'https://salnama.example';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salnama-openapi-'));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiDocument('2026.11.21', SITE)));
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool of the project in the folder. @returns its output */
function findings(tool: string, args: readonly string[]): string {
  try {
    execFileSync(resolve('test/slow/node_modules/.bin', tool), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

test('Redocly finds nothing by its strictest rules', () => {
  expect(findings('redocly', ['lint', '--extends', 'recommended-strict', 'openapi.json'])).toBe('');
});

test('Spectral finds no error', () => {
  expect(findings('spectral', ['lint', '--ruleset', '.spectral.yaml', 'openapi.json'])).toBe('');
});

test('every schema compiles strictly, and all references between them hold', () => {
  const schemas = Object.values(schemaFiles(SITE));
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  for (const schema of schemas) ajv.addSchema(schema);
  for (const { $id } of schemas) expect(ajv.getSchema($id as string), $id as string).toBeTypeOf('function');
  expect(schemas.length).toBeGreaterThan(10);
});

test('the OpenAPI document is valid', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(openApiDocument('1.0.0', SITE));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});
