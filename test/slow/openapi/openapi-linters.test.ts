/** Validates the OpenAPI document and the schemas with Redocly, Spectral and Ajv. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '#api/render/openapi.ts';
import { shapeName } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { schemaFiles, schemaUrl } from '#generator/publish/schema-files.ts';
import { get, SITE_URL } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
beforeAll(() => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiDocument('2026.11.21', SITE_URL)));
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
});

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

test('every schema compiles strictly, its references hold, and the answer of each endpoint fits', () => {
  const schemas = Object.values(schemaFiles(SITE_URL));
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  for (const schema of schemas) ajv.addSchema(schema);
  for (const { $id } of schemas) expect(ajv.getSchema($id as string), $id as string).toBeTypeOf('function');
  for (const endpoint of ENDPOINTS) {
    const fits = ajv.getSchema(schemaUrl(SITE_URL, shapeName(endpoint)))!;
    const answer = get<Record<string, unknown>>(endpoint.path, endpoint.example as Record<string, string>);
    fits(answer);
    expect(fits.errors, endpoint.path).toBeNull();
    expect(fits(Object.fromEntries(Object.entries(answer).slice(1))), endpoint.path).toBe(false);
  }
});
