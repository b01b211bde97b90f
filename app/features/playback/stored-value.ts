/**
 * One value kept in this browser for the next session. Storage may be full, blocked or hold another version's value:
 * then there is simply no memory.
 */
export interface Memory<T> {
  recall(): T | null;
  keep(value: T): void;
}

export function createMemory<T>(key: string, parse: (value: unknown) => T | null): Memory<T> {
  return {
    recall() {
      try {
        const text = localStorage.getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    keep(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // No memory.
      }
    },
  };
}
