/** The MCP service (Model Context Protocol), independent of the transport. */
import { McpServer } from '@modelcontextprotocol/server';
import { registerTools, type ToolContext } from './call.ts';

const INSTRUCTIONS =
  'The calendar of Iran: dates in the Persian, Gregorian, Islamic (as officially kept in Iran) and Imperial calendars, public holidays, workdays, occasions, Nowruz and prayer times. Islamic dates that are not yet announced carry estimate: true. A date whose year is 1900 or more is Gregorian, an earlier one Persian, unless `calendar` names one. `cities` finds the slug of a city and `search` that of an occasion by any usual name. Answers are short: ask again with `from` = `next_from` for further rows, or with detail=full for everything.';

/** The lists do not change while the server runs, so that clients need not subscribe to changes. */
const UNCHANGED = { listChanged: false };

/**
 * Returns a function that makes a server. The SDK takes a new one for each message over HTTP, because a server keeps the
 * client's identity and protocol version.
 * @param registerResources adds the static files; undefined: there are none
 */
export function salnamaServers(options: ToolContext, registerResources?: (server: McpServer) => void): () => McpServer {
  return () => {
    const server = new McpServer(
      { name: 'salnama', title: 'Salnama, the calendar of Iran', version: options.dataVersion },
      {
        instructions: INSTRUCTIONS,
        capabilities: { tools: UNCHANGED, ...(registerResources && { resources: UNCHANGED }) },
      },
    );
    registerTools(server, options);
    registerResources?.(server);
    return server;
  };
}
