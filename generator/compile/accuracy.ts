/**
 * Reports the accuracy of the service: its tables and computations compared with all references.
 *
 *     npm run accuracy             prints the report as tables
 *     npm run accuracy -- --json   prints it as JSON
 *
 * `npm run tables` writes the same figures into `src/tables/accuracy.json`.
 */
import { tables } from '#tables/index.ts';
import { printable } from './accuracy/print.ts';
import { accuracyReport } from './accuracy/report.ts';
import { readData } from './data.ts';

const report = accuracyReport(readData(), tables);
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : printable(report));
