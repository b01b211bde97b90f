import { type Card, type Data, isCardList, isList, isObject, type Json } from './document.ts';

/** Names that objects have by themselves. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** `slide_data/#k3f/heading` in its parts; null where it is none. */
export function partsOf(way: string): readonly string[] | null {
  const parts = way.split('/');
  return parts.every((part) => part !== '' && part !== '#' && !RESERVED.has(part)) ? parts : null;
}

export type Found = { value: Json | undefined } | null;

/** What stands at a way; null where it leads through something that is neither object nor card. */
export function valueAt(data: Json | undefined, parts: readonly string[]): Found {
  let value: Json | undefined = data;
  for (const part of parts) {
    if (part.startsWith('#')) {
      const card = isCardList(value) ? value.find(({ _id }) => `#${_id}` === part) : undefined;
      if (!card) return null;
      value = card;
    } else if (value === undefined) continue;
    else if (isObject(value)) value = Object.hasOwn(value, part) ? value[part] : undefined;
    else return null;
  }
  return { value };
}

/** The data with another value at a way that `valueAt` finds. Groups on the way there are made where they lack. */
export function withValueAt(
  data: Json | undefined,
  parts: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  if (part.startsWith('#')) {
    const cards = isList(data) ? (data as readonly Card[]) : [];
    return cards.map((card) => (`#${card._id}` === part ? (withValueAt(card, rest, value) as Card) : card));
  }
  const group: Data = isObject(data) ? data : {};
  const known = Object.hasOwn(group, part) ? group[part] : undefined;
  const inner = withValueAt(known, rest, value);
  if (inner === undefined) {
    const { [part]: _, ...others } = group;
    // Nothing is taken away from nothing.
    return data === undefined ? undefined : others;
  }
  return { ...group, [part]: inner };
}

/** The first part of a way at which nothing stands yet, with all before it. */
export function newPartOf(data: Json | undefined, parts: readonly string[]): readonly string[] {
  for (let length = 1; length < parts.length; length++) {
    const found = valueAt(data, parts.slice(0, length));
    if (found?.value === undefined) return parts.slice(0, length);
  }
  return parts;
}
