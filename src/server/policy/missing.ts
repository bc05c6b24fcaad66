/** What is answered where there is neither a file nor an answer of the function. */

/** Addresses that programs ask for: they are told in JSON that there is nothing. Letter case and further slashes make no person of them. */
const FOR_PROGRAMS = /^\/(api|mcp)(\/|$)|^\/(feeds|downloads)\/|\.(ics|json)$/;
const ENGLISH = /^\/en(\/|$)/;

/** @param path as in the request, without query */
export const isForPrograms = (path: string): boolean => FOR_PROGRAMS.test(plainPath(path).toLowerCase());

/** The page that tells people there is none, in the language of the address they asked for. */
export const notFoundPage = (path: string): string => (ENGLISH.test(path) ? '/en/404' : '/404');

/** The path with one slash where there are several, and letters in place of their percent codes as far as they can be read. */
function plainPath(path: string): string {
  return decodedPath(path.replace(/\/{2,}/g, '/')) ?? path;
}

/** @returns undefined for percent codes that stand for no text */
export function decodedPath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
