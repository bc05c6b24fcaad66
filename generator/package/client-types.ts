/** Types of the package's client, made from the OpenAPI document. */
import { readFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';
import { isOptional } from '#api/base/parameters.ts';
import { API_ROOT } from '#api/base/paths.ts';
import { openApiDocument, operationId } from '#api/render/openapi.ts';
import { ENDPOINTS } from '#api/table.ts';
import { wordsOf } from '#api/words/endpoint-words.ts';
import { camelCase } from './package-data.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface Path {
  readonly get: { readonly responses: Readonly<Record<string, unknown>> };
}

/** TypeScript declarations of all requests and answers. */
export async function answerTypes(version: string): Promise<string> {
  using folder = temporaryFolder('types');
  const document = openApiDocument(version, 'https://salnama.example');
  // The client throws every error as a SalnamaError: types of error bodies are left out.
  const paths = Object.entries(document.paths as Record<string, Path>).map(([path, { get }]) => [
    path,
    { get: { ...get, responses: { '200': get.responses['200'] } } },
  ]);
  const operations = ENDPOINTS.map(({ path }) => `GET ${API_ROOT}${path}`);
  await createClient({
    input: { ...document, paths: Object.fromEntries(paths) } as never,
    output: { path: folder.path, clean: false },
    // The client has no methods for files: the types that only they use are left out.
    parser: { filters: { operations: { include: operations }, orphans: false } },
    plugins: ['@hey-api/typescript'],
    logs: { level: 'silent' },
  });
  return readFileSync(`${folder.path}/types.gen.ts`, 'utf8');
}

/** `prayer-times` → `GetPrayerTimes`, the prefix of an operation's types */
const typeName = (id: string): string => operationId(id).replace(/^g/, 'G');

/** `client.d.ts`: TypeScript's declarations of the source, with typed methods. */
export function clientTypes(declarations: string): string {
  const names = ENDPOINTS.flatMap(({ id }) => [`${typeName(id)}Data`, `${typeName(id)}Response`]);
  const methods = ENDPOINTS.map(({ id, parameters }) => {
    const mark = Object.values(parameters).every(isOptional) ? '?' : '';
    const name = typeName(id);
    return `  /** ${wordsOf({ id }).summary.en} */\n  ${camelCase(id)}(query${mark}: NonNullable<${name}Data['query']>, options?: CallOptions): Promise<${name}Response>;`;
  });
  const loose = /export declare function createClient\([^)]*\): [^;]+;/;
  if (!loose.test(declarations)) throw new Error('client.d.ts declares no createClient');
  return [
    `import type { ${names.join(', ')} } from './answers.js';`,
    declarations.replace(loose, 'export declare function createClient(options: ClientOptions): Client;'),
    `export interface Client {\n${methods.join('\n')}\n}`,
    "export * from './answers.js';",
    '',
  ].join('\n');
}
