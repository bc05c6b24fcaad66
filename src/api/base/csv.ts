/** RFC 4180, every cell in quotes, with the byte order mark by which Excel knows UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join()}\r\n`).join('')}`;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
