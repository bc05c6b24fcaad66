#!/usr/bin/env node
/** Entry of the command `salnama`: the process around {@link run}. */
import { run } from './run.ts';
import { COLOURED, PLAIN } from './style.ts';

declare global {
  /** version of the program; the bundler inserts it, and the sources have none */
  const VERSION: string | undefined;
}

// A reader such as `head` may close the pipe early; that is no error. Other write errors, as on a full disk, are
// reported in one line.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    process.exitCode = 1;
    if (stream === process.stdout) process.stderr.write(`salnama: ${message}\n`);
  });
}

// Node would print the line of the bundle, a megabyte, before the message.
process.once('uncaughtException', ({ message }) => {
  process.stderr.write(`salnama: ${message}\n`);
  process.exit(1);
});

const { env, argv, stdout, stderr } = process;
if (argv[2] === 'mcp' && argv.length === 3) {
  const { serveOverStdio } = await import('#mcp/stdio.ts');
  serveOverStdio();
} else print();

function print(): void {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const { code, text } = run(argv.slice(2), {
    now: Date.now(),
    language: locale.startsWith('fa') ? 'fa' : 'en',
    style: stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb' ? COLOURED : PLAIN,
    version: typeof VERSION === 'string' ? VERSION : 'from source',
  });
  (code === 0 ? stdout : stderr).write(`${text}\n`);
  process.exitCode = code;
}
