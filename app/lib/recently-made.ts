interface Made<Value> {
  value: Value;
  at: number;
}

/** By an object that lives as long as the answer it came with, then by what else it depends on. */
export type RecentlyMade<Key extends object, Value> = WeakMap<Key, Map<string, Made<Value>>>;

/** What `make` made of `key` and `variant` less than `maxAgeMs` before `now`; else it is made anew. */
export function recentlyMade<Key extends object, Value>(
  values: RecentlyMade<Key, Value>,
  { key, variant, now, maxAgeMs }: { key: Key; variant: string; now: Date; maxAgeMs: number },
  make: () => Value,
): Value {
  const variants = values.get(key) ?? new Map<string, Made<Value>>();
  const known = variants.get(variant);
  const at = now.getTime();
  if (known && Math.abs(at - known.at) < maxAgeMs) return known.value;
  const value = make();
  values.set(key, variants.set(variant, { value, at }));
  return value;
}
