/** Sizes of the bundles and of the package, and the time to the first answer of server and worker. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { kilobytesOf, MAX_KILOBYTES } from '#generator/package/module-size.ts';
import { writePackage } from '#generator/package/package.ts';
import { NODE_BUNDLE } from '#generator/site/function-bundles.ts';
import { benchEdge } from './edge.ts';
import { below, median, medianRatio, type Options, type Row, rowOf } from './row.ts';
import { residentBytes, startPlain, startService } from './servers.ts';

const ROUNDS = { full: 9, quick: 3 } as const;
const KILOBYTE = 1024;
/** Limit of the time to the first answer, as a multiple of the plain server's. */
const MAX_START_RATIO = 4;
const MAX_WIDGET_KILOBYTES = 10;
/** Packages comparable with modules of ours. */
const PEERS: Readonly<Record<string, string>> = {
  salnama: 'jalaali-js',
  'salnama/prayer-times': 'adhan',
  'salnama/holidays': 'date-holidays',
  'salnama/occasions': '@hebcal/core',
};

export async function benchBuild(options: Options): Promise<Row[]> {
  return [
    sizeRow('Node server', `dist/${NODE_BUNDLE}`),
    sizeRow('widget', 'dist/widget.js', MAX_WIDGET_KILOBYTES),
    ...(await packageRows()),
    ...(await startRows(options.quick ? ROUNDS.quick : ROUNDS.full)),
    ...(await benchEdge(options)),
  ];
}

function sizeRow(name: string, file: string, max?: number): Row {
  const bytes = readFileSync(file);
  const ours = gzipSync(bytes).length / KILOBYTE;
  const peer = { name: 'uncompressed', value: bytes.length / KILOBYTE };
  return { ...rowOf('size', name, 'kB gzip', ours, max), peer };
}

async function packageRows(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/salnama-sizes-`);
  try {
    mkdirSync(`${folder}/node_modules/salnama`, { recursive: true });
    await writePackage(`${folder}/node_modules/salnama`);
    const rows = Object.entries(MAX_KILOBYTES).map(async ([name, most]): Promise<Row> => {
      const ours = await kilobytesOf(name, folder);
      const row = rowOf('package', name, 'kB gzip', ours, most);
      const peer = PEERS[name];
      if (peer === undefined) return row;
      const value = await kilobytesOf(peer, process.cwd());
      return { ...row, peer: { name: peer, value }, ratio: ours / value };
    });
    return await Promise.all(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function startRows(rounds: number): Promise<Row[]> {
  const times: Record<'ours' | 'peer', number[]> = { ours: [], peer: [] };
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [side, start] of [
      ['ours', () => startService()],
      ['peer', () => startPlain(Buffer.from('{}'))],
    ] as const) {
      const before = performance.now();
      const server = await start();
      await (await fetch(`${server.root}/api/today`, { headers: { Connection: 'close' } })).arrayBuffer();
      times[side].push(performance.now() - before);
      if (side === 'ours') bytes = residentBytes(server);
      await server.stop();
    }
  }
  const ratio = medianRatio(times.ours, times.peer);
  return [
    {
      group: 'start',
      name: 'first answer',
      unit: 'ms',
      ours: median(times.ours),
      peer: { name: 'node:http', value: median(times.peer) },
      ratio,
      goal: below('ratio', ratio, MAX_START_RATIO),
    },
    rowOf('start', 'memory', 'MB', bytes / KILOBYTE / KILOBYTE),
  ];
}
