/** Results as one table for a terminal. */
import type { Row } from './row.ts';

const HEADER = ['', 'unit', 'ours', 'peer', '', 'ratio', 'goal'];
const RIGHT = new Set([2, 3, 5]);

export function printRows(rows: readonly Row[]): string {
  const lines = [HEADER, ...rows.map(cellsOf)];
  const widths = HEADER.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => (RIGHT.has(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const cellsOf = ({ group, name, unit, ours, peer, ratio, goal }: Row): string[] => [
  `${group}: ${name}`,
  unit,
  figure(ours),
  peer ? figure(peer.value) : '',
  peer?.name ?? '',
  ratio === undefined ? '' : ratio.toFixed(2),
  goal ? `${goal.text} ${goal.met ? 'met' : 'MISSED'}` : '',
];

/** Three significant digits below 100, whole numbers above. */
const figure = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
