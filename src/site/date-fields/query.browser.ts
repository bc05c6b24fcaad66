/** What the converter and the tools have in the query of the address, which can be shared. */
export const asked = new URLSearchParams(location.search);

/** Writes these values into the address; undefined removes a value. */
export function keep(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) asked.delete(name);
    else asked.set(name, value);
  }
  history.replaceState(null, '', `${location.pathname}${asked.size > 0 ? `?${asked}` : ''}${location.hash}`);
}
