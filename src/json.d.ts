/** Compiled tables are large; their types are given where they are read (`src/tables`), not inferred from the bytes. */
declare module '*.json' {
  const value: unknown;
  export default value;
}
