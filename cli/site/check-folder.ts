import { digestOf } from '#app/contract/site/canonical.ts';
import type { KindName, Reference } from '#app/contract/site/entity-kind.ts';
import { idFault, kindOf } from '#app/contract/site/kinds.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { type FolderEntity, type FolderItem, isFault, readFolder } from './read-folder.ts';

/** What a folder has of an entity. Its value is read again when it is sent. */
export interface FolderEntry {
  kind: KindName;
  id: string;
  file: string;
  digest: string;
  /** An episode: it is written after its series. */
  isChild: boolean;
  /** Its digest leaves out the day on which it was added, which the platform keeps. */
  isUndated: boolean;
}

export interface CheckedFolder {
  entries: FolderEntry[];
  /** `titles/x.json: categories.0: there is no category "y"`. With one of them nothing is written. */
  faults: string[];
  /** What works, but not as somebody will expect. */
  warnings: string[];
}

/** `<kind>/<id>` of what is there besides the folder's own. */
export type KnownIds = ReadonlySet<string>;

/** Reads all of a folder: schemas, ids, and names of entities that there are not. Needs no platform. */
export function checkFolder(folder: string, alsoKnown?: KnownIds): Promise<CheckedFolder> {
  return checkItems(readFolder(folder), alsoKnown);
}

export async function checkItems(
  items: AsyncIterable<FolderItem> | Iterable<FolderItem>,
  alsoKnown: KnownIds = new Set(),
): Promise<CheckedFolder> {
  const entries: FolderEntry[] = [];
  const faults: string[] = [];
  const known = new Set(alsoKnown);
  const open: { file: string; reference: Reference }[] = [];
  const isKnown = (reference: Reference) =>
    [reference.kind].flat().some((kind) => known.has(`${kind}/${reference.id}`));
  const own = new Set<string>();

  for await (const item of items) {
    if (isFault(item)) {
      faults.push(`${item.file}: ${item.message}`);
      continue;
    }
    const { kind, id, file } = item;
    const key = `${kind}/${id}`;
    if (own.has(key)) faults.push(`${file}: "${id}" is there twice`);
    own.add(key);
    known.add(key);
    const read = await readEntry(item);
    if ('faults' in read) faults.push(...read.faults);
    else {
      entries.push(read.entry);
      for (const reference of read.references)
        if (!isKnown(reference)) open.push({ file: nameOf(item), reference });
    }
  }
  // Names of what came later in the folder.
  for (const { file, reference } of open)
    if (!isKnown(reference))
      faults.push(
        `${file}: ${reference.path}: there is no ${[reference.kind].flat().join(' or ')} "${reference.id}"`,
      );
  return { entries, faults, warnings: warningsOf(entries) };
}

/** The file, and in a list the id. */
const nameOf = ({ file, id, kind }: FolderEntity) =>
  file.includes('/') || id === kind ? file : `${file}: ${id}`;

async function readEntry(
  item: FolderEntity,
): Promise<{ entry: FolderEntry; references: Reference[] } | { faults: string[] }> {
  const { kind, id, file, value } = item;
  const fault = idFault(kind, id);
  if (fault) return { faults: [`${file}: ${fault}`] };
  const read = readValue(kind, value);
  if (!read.ok) return { faults: read.faults.map((each) => `${nameOf(item)}: ${toLine(each)}`) };
  const isDated = kind === 'title' || kind === 'playlist';
  return {
    entry: {
      kind,
      id,
      file,
      digest: await digestOf(read.canonical),
      isChild: 'parent' in read.canonical,
      isUndated: isDated && !('created_date' in read.canonical),
    },
    references: kindOf(kind).references(read.value, id),
  };
}

function warningsOf(entries: readonly FolderEntry[]): string[] {
  const has = (kind: KindName) => entries.some((entry) => entry.kind === kind);
  return [
    ...(has('plan') && !has('gateway') ? ['plans.json: there is no gateway, so nobody can buy a plan'] : []),
    ...(has('site') ? [] : ['site.json: is missing, so name and languages stay what they are']),
  ];
}
