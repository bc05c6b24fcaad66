/** Vite plugin of the development server: an edit of the data or the compiler shows without a restart. */
import { spawn } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { matchesGlob, relative } from 'node:path';
import { COMPILER } from '../compile/tables-if-stale.ts';

const SOURCES = ['data/**', ...COMPILER];
let last: Promise<unknown> = Promise.resolve();

/** Compiles in another process, which has the present compiler. After a wrong row, the tables before it stay. */
function compileNext(): void {
  const compile = () => once(spawn(process.execPath, ['generator/compile/main.ts'], { stdio: 'inherit' }), 'close');
  last = last.then(compile, compile);
}

/** Vite reloads what imports a table when its file changes. @param root folder of the project */
export function compileOnChange(root: string, watcher: EventEmitter): void {
  watcher.on('all', (_event, path) => {
    const inProject = relative(root, path);
    if (SOURCES.some((pattern) => matchesGlob(inProject, pattern))) compileNext();
  });
}
