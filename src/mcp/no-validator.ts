/**
 * What the SDK imports on Node, without a JSON Schema validator: the server needs one only for forms that it asks a user
 * to fill in, and it asks none.
 */
import process from 'node:process';

export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('this server has no JSON Schema validator');
  }
}
export { process };
