/** Checks the documents: their length and the links between them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Most lines of a document. */
const MAX_LINES: Readonly<Record<string, number>> = {
  'README.md': 130,
  'docs/hosting.md': 150,
  'docs/operations.md': 120,
  'docs/architecture.md': 100,
};
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const FENCED = /^```[\s\S]*?^```$/gm;

const lengthProblems = (): string[] =>
  Object.entries(MAX_LINES).flatMap(([path, most]) => {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
    return lines > most ? [`${path}  ${lines} lines; at most ${most}`] : [];
  });

/** Anchors of headings as GitHub makes them. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.replace(FENCED, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

function linkProblems(): string[] {
  const pages = globSync(['*.md', 'docs/**/*.md', 'data/*.md', 'bench/*.md', 'test/*.md', 'src/**/*.md']);
  return pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').replace(FENCED, '').matchAll(LINK)].flatMap(([, link]) => {
      if (/^(?:[a-z]+:|\/)/.test(link!)) return [];
      const [path = '', anchor] = link!.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(target)) return [`${page}  ${link}: there is no such file`];
      const isMissing =
        anchor !== undefined && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).has(anchor);
      return isMissing ? [`${page}  ${link}: there is no such heading`] : [];
    }),
  );
}

const problems = [...lengthProblems(), ...linkProblems()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
