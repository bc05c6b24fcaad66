/** Values that are made when they are first needed, because a program's first answer waits for all that it makes before. */

/**
 * A function that makes a value at its first call, and returns it at every call.
 *
 * @__NO_SIDE_EFFECTS__ unused values leave a bundle
 */
export function onFirstUse<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** An object whose properties are computed when they are first read. */
export function lazy<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const properties = Object.entries<() => unknown>(makers).map(
    ([name, make]) => [name, { enumerable: true, get: onFirstUse(make) }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(properties)) as T;
}
