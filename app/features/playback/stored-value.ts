// chunk: playback

/**
 * One value kept in this browser for the next session. Storage may be full, blocked or hold another version's
 * value: then there is simply no memory.
 */
export interface StoredValue<T> {
  get(): T | null;
  set(value: T): void;
}

export function createStoredValue<T>(key: string, parse: (value: unknown) => T | null): StoredValue<T> {
  return {
    get() {
      try {
        const text = localStorage.getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // No memory.
      }
    },
  };
}
