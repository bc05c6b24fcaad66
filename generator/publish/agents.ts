/** Texts for AI agents: llms.txt, llms-full.txt, and a Markdown twin of each page of the documentation. */
import { readFileSync } from 'node:fs';
import { exampleAddress } from '#api/base/endpoint.ts';
import { isOptional, type Parameters } from '#api/base/parameters.ts';
import { API_ROOT } from '#api/base/paths.ts';
import { type FieldType, fieldsOf, shapesOfAnswers } from '#api/render/fields.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { shapeName } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { wordsOf } from '#api/words/endpoint-words.ts';
import { MCP_PATH } from '#mcp/path.ts';
import { TOOLS } from '#mcp/tools.ts';
import { EXAMPLES, GUIDES, withCode } from '#site/docs/guides.ts';
import { DOCS_PAGES } from '#site/docs/pages.ts';
import { DOCS_TEXT } from '#site/docs/text.ts';
import { LANGUAGES, type Language, pagePath } from '#site/kit/language.ts';

/** `date`, `[tz]`: optional parameters in brackets. */
const names = (parameters: Parameters): string =>
  Object.entries(parameters)
    .map(([name, parameter]) => (isOptional(parameter) ? `[${name}]` : name))
    .join(' ');

/** A question keeps its mark. */
const sentence = (text: string): string => (/[?؟]$/.test(text) ? text : `${text}.`);

const DATES =
  'Dates are YYYY-MM-DD in the calendar that `calendar` names: sh (Persian), gregorian, hijri or pahlavi; without it a year from 1900 on is Gregorian, else Persian. A bad request is 422 with `{"error"}`, which names the parameter, the value and what is allowed. `estimate: true` marks what rests on an Islamic date not yet announced.';

export function llmsTxt(siteUrl: string): string {
  const endpoints = ENDPOINTS.map((endpoint) => {
    const address = siteUrl + exampleAddress(endpoint).replace(/\?$/, '');
    const own = names(endpoint.parameters);
    const takes = own === '' ? '' : ` Parameters: ${own}.`;
    return `- [${API_ROOT}${endpoint.path}](${address}): ${sentence(wordsOf(endpoint).summary.en)}${takes}`;
  });
  const files = [
    [`${API_ROOT}/occasions.json`, 'every occasion once, with its rule in words'],
    [
      `${API_ROOT}/titles.json`,
      'titles of occasions in Arabic, Azerbaijani, French, German, Kurdish, Turkish and more',
    ],
    [`${API_ROOT}/meta.json`, 'version of the data, ranges of years, last announced Islamic month'],
    ['/feeds/index.json', 'calendars to subscribe to'],
    ['/downloads/datapackage.json', 'the whole data set as CSV and Parquet, its columns described'],
  ] as const;
  return [
    '# Salnama',
    '',
    '> The calendar of Iran as data: dates in four calendars, conversion, public holidays, occasions, the moment of Nowruz, prayer times and calendar files. GET only, JSON in UTF-8, no key.',
    '',
    '## Endpoints',
    '',
    'Optional parameters are in brackets.',
    '',
    ...endpoints,
    '',
    DATES,
    '',
    '## Files',
    '',
    ...files.map(([path, held]) => `- [${path}](${siteUrl}${path}): ${held}`),
    '',
    '## Descriptions',
    '',
    `- [Documentation in one file](${siteUrl}/llms-full.txt): every parameter and key`,
    `- [OpenAPI](${siteUrl}${API_ROOT}/openapi.json): every endpoint with its parameters and answers`,
    `- [Model Context Protocol](${siteUrl}${MCP_PATH}): ${TOOLS.length} read-only tools, over Streamable HTTP`,
    ...GUIDES.map(
      (guide) => `- [${DOCS_TEXT.en[guide]}](${siteUrl}/en/docs/${guide}.md): ${DOCS_TEXT.en.chapters[guide]}`,
    ),
    `- [Documentation](${siteUrl}/en/docs): each page also as Markdown, as [docs/day.md](${siteUrl}/en/docs/day.md)`,
    '',
  ].join('\n');
}

const HEADS = {
  fa: { parameters: 'پارامترها', keys: 'کلیدهای پاسخ', example: 'نمونه', optional: 'اختیاری', cached: 'نگه‌داری' },
  en: {
    parameters: 'Parameters',
    keys: 'Keys of the answer',
    example: 'Example',
    optional: 'optional',
    cached: 'Cached',
  },
} as const;

const typeText = ({ of, arrays, isNullable, shape }: FieldType): string =>
  `${shape ?? of}${'[]'.repeat(arrays)}${isNullable ? ' | null' : ''}`;

const fieldLines = (shape: string, language: Language): string[] =>
  fieldsOf(shape, language).map(({ name, type, text }) => `- \`${name}\` (${typeText(type)}): ${text}`);

function endpointPage(endpoint: (typeof ENDPOINTS)[number], language: Language, siteUrl: string): string {
  const { path, parameters } = endpoint;
  const { summary, description, cacheLifetime } = wordsOf(endpoint);
  const head = HEADS[language];
  const taken = Object.entries(parameters).map(([name, parameter]) => {
    const optional = isOptional(parameter) ? `, ${head.optional}` : '';
    return `- \`${name}\`${optional}: ${parameter.description[language]} (${parameter.allowed})`;
  });
  return [
    `# ${API_ROOT}${path}`,
    `${sentence(summary[language])} ${description[language]}`,
    `${head.example}: \`${siteUrl}${exampleAddress(endpoint)}\``,
    ...(taken.length > 0 ? [`## ${head.parameters}`, taken.join('\n')] : []),
    `## ${head.keys}`,
    fieldLines(shapeName(endpoint), language).join('\n'),
    `${head.cached}: ${cacheLifetime[language]}`,
  ].join('\n\n');
}

function chapter(name: string, language: Language): string {
  if (name === 'shapes') {
    return shapesOfAnswers()
      .map((shape) => `## ${shape}\n\n${fieldLines(shape, language).join('\n')}`)
      .join('\n\n');
  }
  if (name === 'files') {
    return FILE_PATHS.map(({ path, summary, query }) => {
      const asked = query ? ` (${names(query)})` : '';
      return `- \`${path}\`: ${summary[language]}${asked}`;
    }).join('\n');
  }
  const english = readFileSync(name === 'changes' ? 'CHANGELOG.md' : `docs/${name}.md`, 'utf8');
  if (language === 'en' || name === 'changes') return english;
  const own = readFileSync(`src/site/texts/fa/docs-${name}.md`, 'utf8');
  return withCode(own, /^\{code\}$/gm, english.match(/^```[\s\S]*?^```/gm) ?? []);
}

/** A page of the documentation as Markdown. @param page name without /docs */
function docsPage(page: string, language: Language, siteUrl: string): string {
  const endpoint = ENDPOINTS.find(({ id }) => id === page);
  if (endpoint) return `${endpointPage(endpoint, language, siteUrl)}\n`;
  const text = chapter(page, language).trimEnd().replace(EXAMPLES, siteUrl);
  return `${text.startsWith('# ') ? '' : `# ${page}\n\n`}${text}\n`;
}

/** The list of the pages. */
function docsIndex(language: Language, siteUrl: string): string {
  const lines = DOCS_PAGES.map((page) => {
    const endpoint = ENDPOINTS.find(({ id }) => id === page);
    const summary = endpoint && wordsOf(endpoint).summary[language];
    return `- [${page}](${siteUrl}${pagePath(language, `/docs/${page}`)}.md)${summary ? `: ${sentence(summary)}` : ''}`;
  });
  return `# Salnama API\n\n${lines.join('\n')}\n`;
}

/** The Markdown twin of each page of the documentation, in both languages. */
export const docsTwins = (siteUrl: string): { readonly path: string; readonly text: string }[] =>
  LANGUAGES.flatMap((language) => [
    { path: `${pagePath(language, '/docs')}.md`, text: docsIndex(language, siteUrl) },
    ...DOCS_PAGES.map((page) => ({
      path: `${pagePath(language, `/docs/${page}`)}.md`,
      text: docsPage(page, language, siteUrl),
    })),
  ]);

/** The documentation in one file. */
export const llmsFullTxt = (siteUrl: string): string =>
  [llmsTxt(siteUrl), ...DOCS_PAGES.map((page) => docsPage(page, 'en', siteUrl))].join('\n');
