import { type Card, type Data, isCardList, isList, isObject, type Json } from './document.ts';

/** Names that objects have by themselves. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** `slide_data/#k3f/heading` in its segments; null where it is none. */
export function segmentsOf(way: string): readonly string[] | null {
  const segments = way.split('/');
  return segments.every((segment) => segment !== '' && segment !== '#' && !RESERVED.has(segment))
    ? segments
    : null;
}

export type Found = { value: Json | undefined } | null;

/** What is at a way; null where it leads through something that is neither object nor card. */
export function valueAt(data: Json | undefined, segments: readonly string[]): Found {
  let value: Json | undefined = data;
  for (const segment of segments) {
    if (segment.startsWith('#')) {
      const card = isCardList(value) ? value.find(({ _id }) => `#${_id}` === segment) : undefined;
      if (!card) return null;
      value = card;
    } else if (value === undefined) continue;
    else if (isObject(value)) value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    else return null;
  }
  return { value };
}

/** The data with another value at a way that `valueAt` finds. Missing groups on the way are made. */
export function withValueAt(
  data: Json | undefined,
  segments: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return value;
  if (segment.startsWith('#')) {
    const cards = isList(data) ? (data as readonly Card[]) : [];
    return cards.map((card) =>
      `#${card._id}` === segment ? (withValueAt(card, rest, value) as Card) : card,
    );
  }
  const group: Data = isObject(data) ? data : {};
  const known = Object.hasOwn(group, segment) ? group[segment] : undefined;
  const inner = withValueAt(known, rest, value);
  if (inner === undefined) {
    const { [segment]: _, ...others } = group;
    // Nothing is taken away from nothing.
    return data === undefined ? undefined : others;
  }
  return { ...group, [segment]: inner };
}

/** The first segment of a way at which nothing is yet, with all before it. */
export function firstNewSegments(data: Json | undefined, segments: readonly string[]): readonly string[] {
  for (let length = 1; length < segments.length; length++) {
    const found = valueAt(data, segments.slice(0, length));
    if (found?.value === undefined) return segments.slice(0, length);
  }
  return segments;
}
