/** Lookups that cannot fail unless the data are wrong. Then they throw an error that names what is missing. */

/** The value of a key. @throws {RangeError} that names a key without a value */
export function required<Key, Value>(map: { get(key: Key): Value | undefined }, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no entry for ${JSON.stringify(key)}`);
  return value;
}

/** The first item that passes the test. @throws {RangeError} if none does */
export function findIn<Item>(list: readonly Item[], test: (item: Item) => boolean): Item {
  const found = list.find(test);
  if (found === undefined) throw new RangeError(`no item of the list passes ${test}`);
  return found;
}

/** @throws {RangeError} for an empty list */
export const firstOf = <Item>(list: readonly Item[]): Item => itemAt(list, 0);

/** @throws {RangeError} for an empty list */
export const lastOf = <Item>(list: readonly Item[]): Item => itemAt(list, list.length - 1);

/** @throws {RangeError} for an index without an item */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`a list of ${list.length} has no item ${index}`);
  return item;
}
