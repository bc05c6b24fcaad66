/** Disk errors of a build (disk full, read-only, no permission) as messages, also from the output of a tool. */
import { type ChildProcess, execFile } from 'node:child_process';

/** The build failed because a file could not be written, not because of its sources. */
export class DiskFault extends Error {}

const FAULTS: readonly [pattern: RegExp, fault: string][] = [
  [/\bENOSPC\b|no space left on device/i, 'the disk is full'],
  [/\bEDQUOT\b|disk quota exceeded/i, 'the quota of the disk is used up'],
  [/\bEROFS\b|read-only file system/i, 'the disk is read-only'],
  [/\b(EACCES|EPERM)\b|permission denied/i, 'a file or folder may not be written'],
  [/\bEIO\b|input\/output error/i, 'the disk fails'],
];

/** Bytes of output; a tool that prints more is ended. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/** The disk error that a message or a tool's output names; undefined if it names none. */
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
 * @throws {DiskFault} if it failed and its output names a disk error; other failures print their output first
 */
export function runTool(command: string, parameters: readonly string[], options: ToolOptions = {}): Promise<void> {
  return new Promise((done, failed) => {
    const tool = execFile(command, parameters, { maxBuffer: MAX_OUTPUT, ...options }, (error, stdout, stderr) => {
      if (!error) return done();
      if (options.signal?.aborted) return whenEnded(tool, () => failed(error));
      const fault = diskFaultIn(stderr + stdout);
      if (!fault) process.stderr.write(stdout + stderr);
      failed(fault ?? new Error(`${command} ended with ${error.signal ?? `exit code ${error.code}`}`));
    });
  });
}

/** Waits until the tool has ended: after the signal it may still write for a moment. */
function whenEnded(tool: ChildProcess, go: () => void): void {
  if (tool.pid === undefined || tool.exitCode !== null || tool.signalCode !== null) go();
  else tool.once('exit', go);
}

/** Runs a tool in a second process and the work in this one, and waits for both. If the work fails, the tool is ended. */
export async function besideTool(
  run: (signal: AbortSignal) => Promise<void>,
  work: () => void | Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const running = run(stop.signal);
  const working = (async () => work())();
  working.catch(() => stop.abort());
  for (const result of await Promise.allSettled([working, running])) {
    if (result.status === 'rejected') throw result.reason;
  }
}
