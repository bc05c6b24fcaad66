/** Run in a process of its own: makes every file of the API without writing it, and prints what that took as JSON. */
import { apiFiles } from '#generator/build/api-files.ts';
import { readData } from '#generator/compile/data.ts';

const start = performance.now();
let files = 0;
let bytes = 0;
for (const { text } of apiFiles({ data: readData(), siteUrl: 'http://127.0.0.1', now: Date.now() })) {
  files += 1;
  bytes += Buffer.byteLength(text);
}
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, files, bytes, peakBytes: process.resourceUsage().maxRSS * 1024 }));
