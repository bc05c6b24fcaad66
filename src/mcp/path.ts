/** Path of the MCP endpoint. It is separate from the MCP service, which is loaded on the first request. */
export const MCP_PATH = '/mcp';

/** Methods that the service answers, including those that it refuses. */
export const MCP_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

/** A longer message is refused. */
export const MAX_MESSAGE_BYTES = 65_536;
