/** Faults of the disk that a build meets, told in words; also when it is a tool's output that tells them. */
import { type ChildProcess, execFile } from 'node:child_process';

/** Nothing is wrong with the sources: the disk does not take what is written. */
export class DiskFault extends Error {}

const FAULTS: readonly [pattern: RegExp, fault: string][] = [
  [/\bENOSPC\b|no space left on device/i, 'the disk is full'],
  [/\bEDQUOT\b|disk quota exceeded/i, 'the quota of the disk is used up'],
  [/\bEROFS\b|read-only file system/i, 'the disk is read-only'],
  [/\b(EACCES|EPERM)\b|permission denied/i, 'a file or folder may not be written'],
  [/\bEIO\b|input\/output error/i, 'the disk fails'],
];

/** Bytes; a tool that says more is ended. */
const MOST_OUTPUT = 16 * 1024 * 1024;

/** @returns undefined if the text, an error's message or a tool's output, tells of no such fault */
export function diskFaultIn(text: string): DiskFault | undefined {
  const lines = text.split('\n');
  for (const [pattern, fault] of FAULTS) {
    const line = lines.find((one) => pattern.test(one));
    if (line !== undefined) return new DiskFault(`${fault} (${line.trim()})`);
  }
  return undefined;
}

interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** ends the tool */
  readonly signal?: AbortSignal;
}

/**
 * Runs a tool to its end.
 * @throws {DiskFault} if it failed and its output tells of the disk; for other failures that output is printed first
 */
export function runTool(command: string, parameters: readonly string[], options: ToolOptions = {}): Promise<void> {
  return new Promise((done, failed) => {
    const tool = execFile(command, parameters, { maxBuffer: MOST_OUTPUT, ...options }, (error, stdout, stderr) => {
      if (!error) return done();
      if (options.signal?.aborted) return whenEnded(tool, () => failed(error));
      const fault = diskFaultIn(stderr + stdout);
      if (!fault) process.stderr.write(stdout + stderr);
      failed(fault ?? new Error(`${command} ended with ${error.signal ?? `exit code ${error.code}`}`));
    });
  });
}

/** Told to end, a tool may write for a moment more. */
function whenEnded(tool: ChildProcess, go: () => void): void {
  if (tool.pid === undefined || tool.exitCode !== null || tool.signalCode !== null) go();
  else tool.once('exit', go);
}

/** Works while a tool runs in a process of its own, and waits for both; if the work fails, the tool is ended. */
export async function besideTool(run: (signal: AbortSignal) => Promise<void>, work: () => void): Promise<void> {
  const stop = new AbortController();
  const running = run(stop.signal);
  try {
    work();
  } catch (error) {
    stop.abort();
    await running.catch(() => {});
    throw error;
  }
  await running;
}
