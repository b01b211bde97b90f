/** What `make` made of `key` before, as long as somebody holds on to that very object. */
export function remembered<Key extends object, Value>(
  values: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make(key);
  values.set(key, value);
  return value;
}
