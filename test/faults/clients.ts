/** Runs many concurrent clients with keep-alive connections, and checks that every answer is complete. */
import { Agent, request } from 'node:http';

export interface Question {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Tally {
  readonly statuses: Map<number, number>;
  /** requests without a complete answer, with the reason */
  readonly lost: string[];
  /** requests whose connection was refused */
  refused: number;
}

function ask(agent: Agent, port: number, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((answered, failed) => {
    const sent = request({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('error', failed);
      response.on('end', () => {
        const told = Number(response.headers['content-length']);
        if (!response.complete || length !== told) failed(new Error(`${length} bytes of ${told}`));
        else answered(response.statusCode!);
      });
    });
    sent.on('error', failed);
    sent.end();
  });
}

/**
 * Sends requests one after another on one connection, until one fails.
 * @param goesOn false: stop
 */
async function runClient(port: number, next: () => Question, goesOn: () => boolean, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (goesOn()) {
    const { path, headers = {} } = next();
    try {
      const status = await ask(agent, port, path, headers);
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') tally.refused++;
      else tally.lost.push(`${path}: ${String(error)}`);
      break;
    }
  }
  agent.destroy();
}

/** Runs clients in parallel until they end. */
export async function runClients(
  clients: number,
  port: number,
  next: () => Question,
  goesOn: () => boolean,
): Promise<Tally> {
  const tally: Tally = { statuses: new Map(), lost: [], refused: 0 };
  await Promise.all(Array.from({ length: clients }, () => runClient(port, next, goesOn, tally)));
  return tally;
}
