/** Checks the bytes of a calendar file against RFC 5545. */
import { expect } from 'vitest';

const DECODER = new TextDecoder('utf-8', { fatal: true });

export function expectWellFormed(text: string): void {
  const bytes = Buffer.from(text);
  expect(DECODER.decode(bytes)).toBe(text);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  let start = 0;
  for (let end = bytes.indexOf('\r\n'); end >= 0; end = bytes.indexOf('\r\n', start)) {
    const line = bytes.subarray(start, end);
    // Expectations one by one would take seconds over a million lines. A letter split between two lines is no UTF-8.
    if (line.length === 0 || line.length > 75) expect.fail(`a line of ${line.length} octets: ${line}`);
    DECODER.decode(line);
    start = end + 2;
  }
  expect(start).toBe(bytes.length);
}
