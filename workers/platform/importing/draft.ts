import type { ValueOf } from '#app/contract/site/kinds.ts';
import type { Fault } from '#app/contract/site/plain-words.ts';
import type { SeasonRef } from './seasons.ts';

type Title = ValueOf<'title'>;

/** Fields of a title that a source has in the form in which the site has them. */
type PlainField = Exclude<
  keyof Title,
  'title' | 'description' | 'rating' | 'categories' | 'genres' | 'plans' | 'ppv_plans' | 'venues' | 'people'
>;

/** In place of a language: the brand's own one. */
export const OWN_LANGUAGE = '';

/**
 * A title as a source has it: with names in place of ids, and addresses in place of keys. A field that is null is to
 * be empty; one that is absent stays as it is on the site.
 */
export interface Draft {
  /** Where it begins in the source. */
  line: number;
  /** Its name, for messages. */
  label: string;
  id: string;
  /** Whether the id follows from the title, as the source has none. */
  isIdMade: boolean;
  fields: { [Name in PlainField]?: Title[Name] | null };
  /** By language. */
  texts: { title?: Texts; description?: Texts };
  /** Names, or ids, of what the title belongs to. */
  names: Partial<Record<ListedKind, string[]>> & { rating?: string | null };
  /** Names by role. */
  people?: Record<string, string[]>;
  /** Whose episode it is. */
  series?: SeasonRef;
  /** In feeds whose series hold their episodes: which entry it is from. */
  entry?: number;
  /** Addresses, or keys of files that are there. */
  pictures: Partial<Record<PictureField, string | null>>;
  /** Its window is open: it may have been hidden before. */
  opensNow?: boolean;
  /** When its window opens, where it has not yet. */
  opensAt?: string;
  faults: Fault[];
  /** What of it was left out. */
  notes: string[];
}

export type Texts = Record<string, string | null>;
export type ListedKind = 'categories' | 'genres' | 'plans' | 'ppv_plans' | 'venues';
/** `picture` is for all fields that have none of their own. */
export type PictureField = 'picture' | 'thumbnail' | 'poster' | 'preview';

export function newDraft(line: number, label: string, id: string): Draft {
  return {
    line,
    label,
    id,
    isIdMade: false,
    fields: {},
    texts: {},
    names: {},
    pictures: {},
    faults: [],
    notes: [],
  };
}

/** What a source gives: its titles one after another. */
export interface Source {
  /** `csv`, `MRSS`, …: for messages. */
  kind: string;
  drafts: AsyncIterable<Draft>;
  /** Names of what was not understood, and how often it was met; complete once all drafts are read. */
  notUnderstood: ReadonlyMap<string, number>;
}

/** Counts names, up to so many different ones. */
export class NameCounts extends Map<string, number> {
  add(name: string): void {
    if (this.size < 1000 || this.has(name)) this.set(name, (this.get(name) ?? 0) + 1);
  }
}
