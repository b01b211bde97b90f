import { BoundedMap } from './bounded-map.ts';

/** Pages need a handful of languages; more keys than this are invented. */
const MAX_KEYS = 200;

/** `make`, called at most once. */
export function memoize<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** `make`, called once a key; of more than `maxKeys` the oldest is computed anew. */
export function memoizeByKey<Key extends string, Value>(
  make: (key: Key) => Value,
  maxKeys = MAX_KEYS,
): (key: Key) => Value {
  const values = new BoundedMap<Key, Value>(maxKeys);
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}

/** What `make` computes of an object, stored in `values` for as long as that very object is in use. */
export function memoizeByObject<Key extends object, Value>(
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

/** By an object that lives as long as the answer it came with, then by whatever else the value depends on. */
export type RecentValues<Key extends object, Value> = WeakMap<Key, Map<string, { value: Value; at: number }>>;

/**
 * What `make` computed of `key` and `variant` less than `maxAgeMs` before `now`; otherwise it is computed
 * anew.
 */
export function memoizeRecent<Key extends object, Value>(
  values: RecentValues<Key, Value>,
  { key, variant, now, maxAgeMs }: { key: Key; variant: string; now: Date; maxAgeMs: number },
  make: () => Value,
): Value {
  const variants = memoizeByObject(values, key, () => new Map());
  const known = variants.get(variant);
  const at = now.getTime();
  if (known && Math.abs(at - known.at) < maxAgeMs) return known.value;
  const value = make();
  variants.set(variant, { value, at });
  return value;
}
