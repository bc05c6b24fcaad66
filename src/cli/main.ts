/** Entry of the command `salnama`: the process around {@link run}. */
import { readFileSync } from 'node:fs';
import { run } from './run.ts';
import { COLOURED, PLAIN } from './style.ts';

declare global {
  /** version of the program; the bundler puts it in */
  const VERSION: string;
}

// A reader that has seen enough, as `head`, closes the pipe: no matter of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { env, argv, stdout, stderr } = process;
const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
const { code, text } = run(argv.slice(2), {
  now: Date.now(),
  language: locale.startsWith('fa') ? 'fa' : 'en',
  style: stdout.isTTY && !env.NO_COLOR ? COLOURED : PLAIN,
  version: VERSION,
  readText: (file) => readFileSync(file, 'utf8'),
});
(code === 0 ? stdout : stderr).write(`${text}\n`);
process.exitCode = code;
