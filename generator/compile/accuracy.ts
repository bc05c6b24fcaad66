/**
 * How far the service can be trusted: its tables and computations beside every reference there is.
 *
 *     npm run accuracy             prints the report as tables
 *     npm run accuracy -- --json   prints it as JSON
 *
 * The same figures are kept in `src/tables/accuracy.json`, which `npm run tables` writes.
 */
import { tables } from '#tables/index.ts';
import { printable } from './accuracy/print.ts';
import { accuracyReport } from './accuracy/report.ts';
import { readData } from './data.ts';

const report = accuracyReport(readData(), tables);
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : printable(report));
