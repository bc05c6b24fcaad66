import { z } from 'zod';
import type { Endpoint } from '#api/endpoint.ts';

/** Name of the shape that an endpoint answers with. */
export const responseShape = ({ response }: Endpoint): string => z.globalRegistry.get(response)!.id!;
