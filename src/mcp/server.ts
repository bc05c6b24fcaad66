/** The service for machines that read (Model Context Protocol), whatever carries the messages. */
import { McpServer } from '@modelcontextprotocol/server';
import { type ReadFile, registerResources } from './resources.ts';
import { registerTools, type ToolContext } from './tools.ts';

export interface McpOptions extends ToolContext {
  readonly readFile: ReadFile;
}

const INSTRUCTIONS =
  'The calendar of Iran: dates in the Persian, Gregorian, Islamic (as officially kept in Iran) and Imperial calendars, public holidays, workdays, occasions, Nowruz and prayer times. Islamic dates that are not yet announced carry estimate: true. Dates are given in the Persian calendar unless `calendar` names another: gregorian for Gregorian dates. `cities` finds the slug of a city and `search` that of an occasion by any usual name; `timezones` without a country is the whole list, a large answer.';

/** A server for one request over HTTP, or for one connection over stdio. */
export function createSalnamaServer(options: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'salnama', title: 'Salnama, the calendar of Iran', version: options.dataVersion },
    { instructions: INSTRUCTIONS },
  );
  registerTools(server, options);
  registerResources(server, options.siteUrl, options.readFile);
  return server;
}
