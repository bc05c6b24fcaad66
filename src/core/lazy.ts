/** An object whose properties are computed when they are first read. */
export function lazy<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const target = {} as T;
  for (const name of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(target, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[name]();
        Object.defineProperty(target, name, { enumerable: true, value });
        return value;
      },
    });
  }
  return target;
}
