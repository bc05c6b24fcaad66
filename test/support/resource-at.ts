import type { Resource } from '#api/resources/resource.ts';
import { RESOURCES } from '#api/resources/table.ts';

/** The resource with a path. @throws {Error} if there is none */
export function resourceAt(path: string): Resource {
  const resource = RESOURCES.find((one) => one.path === path);
  if (!resource) throw new Error(`no resource ${path}`);
  return resource;
}
