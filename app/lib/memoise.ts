const MAX_KEPT = 200;

/** `make`, asked once a key. What a page asks for is a handful of languages; keys beyond 200 are made anew each time. */
export function memoise<Value>(make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (kept.size < MAX_KEPT) kept.set(key, value);
    return value;
  };
}
