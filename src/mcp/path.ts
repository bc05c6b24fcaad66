/** Address at which machines that read are answered; apart from their service, which is loaded when it is first asked. */
export const MCP_PATH = '/mcp';
