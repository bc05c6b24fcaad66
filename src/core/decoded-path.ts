/** A path, or a part of one, without percent-encoding; undefined if the encoding is invalid. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
