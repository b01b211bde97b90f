import type { Fault } from './plain-words.ts';

/** Deeper than any block's data; a value of thousands of levels would overflow the call stack of its readers. */
const MAX_DEPTH = 40;
/** Names that objects have by themselves: what is stored under them is not found again. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/** Half of a character that takes two units: UTF-8 has no way to write it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** What no schema looks at, and no value may have. */
export function jsonFaults(value: unknown, path = '', depth = 0): Fault[] {
  if (depth > MAX_DEPTH) return [{ path, message: `is nested deeper than ${MAX_DEPTH} levels` }];
  if (typeof value === 'string')
    return HALF_CHARACTER.test(value) ? [{ path, message: 'has half a character: write the whole one' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  for (const [key, inner] of Object.entries(value)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (RESERVED.has(key)) return [{ path: below, message: `"${key}" is a name that cannot be used` }];
    const faults = [
      ...(HALF_CHARACTER.test(key) ? [{ path, message: 'has a name with half a character' }] : []),
      ...jsonFaults(inner, below, depth + 1),
    ];
    if (faults.length > 0) return faults;
  }
  return [];
}
