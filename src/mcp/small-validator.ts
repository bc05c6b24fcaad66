/** What the SDK imports on Node, with its small JSON Schema validator instead of Ajv: the package is 10 % smaller. */
import process from 'node:process';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';

export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator, process };
