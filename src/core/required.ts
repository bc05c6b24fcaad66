/** The value of a key. @throws {RangeError} that names a key without a value */
export function required<Key, Value>(map: { get(key: Key): Value | undefined }, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no entry for ${JSON.stringify(key)}`);
  return value;
}
