import { parse } from 'csv-parse/sync';

/** The rows of a table as spreadsheets read it, the header among them. */
export const csvRows = (text: string): string[][] => parse(text, { bom: true });
