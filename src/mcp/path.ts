/** Address at which machines that read are answered; apart from their service, which is loaded when it is first asked. */
export const MCP_PATH = '/mcp';

/** Methods that its service answers, if only to say that it has no use for them. */
export const MCP_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

/** A longer message is refused. */
export const MAX_MESSAGE_BYTES = 65_536;
