/** Address at which machines that read are answered; apart from their service, which is loaded when it is first asked. */
export const MCP_PATH = '/mcp';

/** A longer message is refused. */
export const MOST_MESSAGE_BYTES = 65_536;
