import type { Change } from '#app/contract/site/changes.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { idFromName, nameKey } from '#workers/platform/importing/ids.ts';
import type { BrandCalls } from './brand-calls.ts';
import { namesOf } from './names-of.ts';

/** Kinds that titles name. */
export const NAMED_KINDS = ['category', 'genre', 'person', 'rating', 'plan', 'venue', 'field'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

const CREATED: readonly NamedKind[] = ['category', 'genre', 'person'];
const MAX_SHOWN = 12;

export type Resolved = { ok: true; id: string } | { ok: false; message: string };

/**
 * What a brand has, by name and by id. A category, genre or person that it lacks is made; a plan, a venue or a field is
 * not, and an age rating only where the brand has none yet or the operator wants it: a slip of the pen must not become a
 * label (decision 065).
 */
export class NameIndex {
  readonly #language: string;
  readonly #ids = new Map<NamedKind, Set<string>>(NAMED_KINDS.map((kind) => [kind, new Set()]));
  readonly #byName = new Map<string, string>();
  /** The first ones, for messages. */
  readonly #shown = new Map<NamedKind, string[]>(NAMED_KINDS.map((kind) => [kind, []]));
  readonly #creates: ReadonlySet<NamedKind>;
  /** Made for the title that is being read. */
  #made: { change: Change; kind: NamedKind; key: string }[] = [];
  /** Made for titles without a fault. */
  #pending: Change[] = [];

  private constructor(language: string, creates: ReadonlySet<NamedKind>) {
    this.#language = language;
    this.#creates = creates;
  }

  static async load(
    calls: Pick<BrandCalls, 'all'>,
    { language, addsRatings }: { language: string; addsRatings: boolean },
  ): Promise<NameIndex> {
    const creates = new Set(CREATED);
    const index = new NameIndex(language, creates);
    for (const kind of NAMED_KINDS)
      for await (const { id, value } of calls.all(kind)) index.#add(kind, id, namesOf(value.name));
    if (addsRatings || index.#idsOf('rating').size === 0) creates.add('rating');
    return index;
  }

  /** The id of what has this name, in any language, or this id; it is made where it may be. */
  resolve(kind: NamedKind, name: string): Resolved {
    const known = this.#byName.get(`${kind}/${nameKey(name)}`);
    if (known !== undefined) return { ok: true, id: known };
    if (this.#idsOf(kind).has(name)) return { ok: true, id: name };
    return this.#creates.has(kind)
      ? this.#create(kind, name)
      : { ok: false, message: this.#unknown(kind, name) };
  }

  hasId(kind: NamedKind, id: string): boolean {
    return this.#idsOf(kind).has(id);
  }

  /** Keeps what was made since the last time: a title that is to be written names it. */
  commit(): void {
    for (const { change } of this.#made) this.#pending.push(change);
    this.#made = [];
  }

  /** Forgets it: its title has a fault. */
  rollback(): void {
    for (const { change, kind, key } of this.#made) {
      this.#idsOf(kind).delete(change.id);
      this.#byName.delete(key);
    }
    this.#made = [];
  }

  /** What is to be written before the titles that name it. */
  takePending(): Change[] {
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  #create(kind: NamedKind, name: string): Resolved {
    const value = { name: kind === 'rating' ? name : { [this.#language]: name } };
    const read = readValue(kind, value);
    if (!read.ok)
      return { ok: false, message: `"${name.slice(0, 40)}…": ${read.faults.map(toLine).join('; ')}` };
    const id = this.#freeId(kind, idFromName(name));
    this.#idsOf(kind).add(id);
    this.#byName.set(`${kind}/${nameKey(name)}`, id);
    const change: Change = { op: 'put', kind, id, value, if_digest: null };
    this.#made.push({ change, kind, key: `${kind}/${nameKey(name)}` });
    return { ok: true, id };
  }

  /** Two names may have one slug: `C++` and `C`. */
  #freeId(kind: NamedKind, slug: string): string {
    const ids = this.#idsOf(kind);
    for (let number = 1; ; number++) {
      const id = number === 1 ? slug : `${slug}-${number}`;
      if (!ids.has(id)) return id;
    }
  }

  #add(kind: NamedKind, id: string, names: readonly string[]): void {
    this.#idsOf(kind).add(id);
    const shown = this.#shown.get(kind) ?? [];
    if (shown.length < MAX_SHOWN) shown.push(names[0] ?? id);
    for (const name of names) {
      const key = `${kind}/${nameKey(name)}`;
      if (!this.#byName.has(key)) this.#byName.set(key, id);
    }
  }

  #idsOf(kind: NamedKind): Set<string> {
    return this.#ids.get(kind) ?? new Set();
  }

  #unknown(kind: NamedKind, name: string): string {
    const shown = this.#shown.get(kind) ?? [];
    const some = shown.join(', ') + (this.#idsOf(kind).size > shown.length ? ', …' : '');
    const how = kind === 'rating' ? ' (--add-ratings makes new ones)' : '';
    return `there is no ${kind} "${name.slice(0, 60)}": the brand has ${some || 'none'}${how}`;
  }
}
