import { controlId } from './form-context.ts';

/** Of which a brand may have more than a list holds: they are found by their names. */
export const FOUND_KINDS = ['title', 'channel', 'artist', 'venue'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const isFoundKind = (kind: string): kind is FoundKind =>
  (FOUND_KINDS as readonly string[]).includes(kind);

/** What is looked for, and for which control. */
export interface FindIntent {
  kind: FoundKind;
  /** The control's id. */
  control: string;
}

/** The button beside a control, which sends the form to be drawn again with what was found. */
export const findIntent = (kind: FoundKind, control: string) => `find:${kind}:${control}`;

/** Null for every other button. */
export function toFindIntent(intent: string): FindIntent | null {
  const { kind = '', control } = /^find:(?<kind>[a-z]+):(?<control>.+)$/s.exec(intent)?.groups ?? {};
  return isFoundKind(kind) && control ? { kind, control } : null;
}

/** Where words are typed once something was found. */
export const wordsName = (control: string) => `words:${control}`;

/** What was typed to be found: in place of the id, or beside what was found before. */
export function wordsFor(control: string, sent: Iterable<[string, unknown]>): string {
  const fields = [...sent];
  const [, again] = fields.find(([name]) => name === wordsName(control)) ?? [];
  if (typeof again === 'string') return again.trim();
  const counts = new Map<string, number>();
  for (const [name, value] of fields) {
    // Controls of a list have one name, and are known by their place.
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    const isIt = [name, `${name}/${index}`].some((path) => controlId(path) === control);
    if (isIt && typeof value === 'string') return value.trim();
  }
  return '';
}
