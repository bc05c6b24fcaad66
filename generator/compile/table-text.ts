/** Longer lists of plain values get one line per value. */
const LONGEST_RECORD = 12;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** JSON with one record per line, so that a changed record is one line of a diff, and changes of two records merge. */
export function tableText(value: unknown): string {
  return `${linesOf(value)}\n`;
}

function linesOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isRecord =
      value.length <= LONGEST_RECORD && value.every(isSmall) && (value.length === 0 || isPlain(value[0]));
    return isRecord ? JSON.stringify(value) : `[\n${value.map(linesOf).join(',\n')}\n]`;
  }
  if (isPlain(value)) return JSON.stringify(value);
  const entries = Object.entries(value as object).filter(([, item]) => item !== undefined);
  if (entries.every(([, item]) => isRecordCell(item))) return JSON.stringify(value);
  return `{\n${entries.map(([key, item]) => `${JSON.stringify(key)}:${linesOf(item)}`).join(',\n')}\n}`;
}

const isRecordCell = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.length <= LONGEST_RECORD && value.every(isSmall));

const isSmall = (value: unknown): boolean => isPlain(value) || (Array.isArray(value) && value.every(isPlain));
