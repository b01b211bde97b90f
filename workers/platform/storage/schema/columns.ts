import { integer, text } from 'drizzle-orm/sqlite-core';

/** A text in several languages, keyed by BCP 47 code: `{ en: 'Home', ar: 'الرئيسية' }`. */
export type LocalizedText = Record<string, string>;

/** Every table starts with this column, and every key and index starts with it too. */
export function accountId() {
  return text('account_id').notNull();
}

export function localized(name: string) {
  return text(name, { mode: 'json' }).$type<LocalizedText>();
}

/** A JSON document whose shape is the contract's; checked where it is written, trusted where it is read. */
export function json<Shape>(name: string) {
  return text(name, { mode: 'json' }).$type<Shape>();
}

/** Milliseconds since the epoch in the database, a `Date` in code, ISO 8601 UTC on the wire. */
export function time(name: string) {
  return integer(name, { mode: 'timestamp_ms' });
}

export function flag(name: string) {
  return integer(name, { mode: 'boolean' });
}
