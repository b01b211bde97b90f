import path from 'node:path';
import { digestOf } from '#app/contract/site/canonical.ts';
import { MAX_ENTITY_BYTES } from '#app/contract/site/changes.ts';
import { KIND_NAMES, type KindName, type Reference } from '#app/contract/site/entity-kind.ts';
import { idFault, kindOf } from '#app/contract/site/kinds.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { type LocalFile, MEDIA_FOLDER, readMediaFolder } from './files/media-folder.ts';
import { namedFiles } from './files/named-files.ts';
import { pictureSizeWarnings } from './files/picture-sizes.ts';
import { MEDIA_FILE } from './layout.ts';
import { type FolderEntity, type FolderItem, isFault, readFolder } from './read-folder.ts';

/** What a folder has of an entity. Its value is read again when it is sent. */
export interface FolderEntry {
  kind: KindName;
  id: string;
  file: string;
  digest: string;
  /** An episode: it is written after its series. */
  isChild: boolean;
  /** Fields that it leaves out, and that stay at the platform as they are. */
  unnamed: readonly string[];
}

export interface CheckedItems {
  entries: FolderEntry[];
  /** `titles/x.json: categories.0: there is no category "y"`. With one of them nothing is written. */
  faults: string[];
  /** What works, but not as somebody will expect. */
  warnings: string[];
}

export interface CheckedFolder extends CheckedItems {
  files: LocalFile[];
}

/** The day of adding, and addresses that a page had: the platform writes them, and a folder need not name them. */
const OPEN_FIELDS: Partial<Record<KindName, readonly string[]>> = {
  title: ['created_date'],
  playlist: ['created_date'],
  page: ['old_urls'],
};

/** `<kind>/<id>` of what is there besides the folder's own. */
export type KnownIds = ReadonlySet<string>;

export interface Checking {
  /** `<kind>/<id>` of what the target has, and keeps. */
  alsoKnown?: KnownIds;
  /** Kinds that are left as they are at the target: what the source has of them does not count. */
  without?: ReadonlySet<KindName>;
}

/** Reads all of a folder: schemas, ids, names of entities and files that there are not. Needs no platform. */
export async function checkFolder(folder: string, checking?: Checking): Promise<CheckedFolder> {
  const { records, files, faults, warnings } = await readMediaFolder(folder);
  const keys = records && new Set([...records, ...files].map(({ key }) => key));
  const checked = await checkItems(readFolder(folder), checking, keys);
  const sizes = await pictureSizeWarnings(
    files.map(({ key, digest }) => ({
      key,
      file: path.join(folder, MEDIA_FOLDER, key),
      bytes: digest.bytes,
    })),
  );
  return {
    entries: checked.entries,
    faults: [...checked.faults, ...faults],
    warnings: [...checked.warnings, ...warnings, ...sizes],
    files,
  };
}

export async function checkItems(
  items: AsyncIterable<FolderItem> | Iterable<FolderItem>,
  { alsoKnown = new Set(), without = new Set() }: Checking = {},
  /** Keys of files, where it is known which ones there are. */
  fileKeys: ReadonlySet<string> | null = null,
): Promise<CheckedItems> {
  const entries: FolderEntry[] = [];
  const faults: string[] = [];
  const known = new Set(alsoKnown);
  const open: { file: string; reference: Reference }[] = [];
  const isKnown = (reference: Reference) =>
    [reference.kind].flat().some((kind) => known.has(`${kind}/${reference.id}`));
  const own = new Set<string>();
  const lacking: string[] = [];

  for await (const item of items) {
    if (isFault(item)) {
      faults.push(`${item.file}: ${item.message}`);
      continue;
    }
    const { kind, id, file } = item;
    if (without.has(kind)) continue;
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
      if (fileKeys) lacking.push(...lackingFiles(item, read.value, fileKeys));
    }
  }
  // Names of what came later in the folder.
  for (const { file, reference } of open)
    if (!isKnown(reference))
      faults.push(
        `${file}: ${reference.path}: there is no ${[reference.kind].flat().join(' or ')} "${reference.id}"`,
      );
  return {
    entries,
    faults: [...faults, ...countFaults(entries)],
    warnings: [...warningsOf(entries), ...lacking],
  };
}

/** More of a kind than the site would read. */
function countFaults(entries: readonly FolderEntry[]): string[] {
  return KIND_NAMES.flatMap((kind) => {
    const { atMost } = kindOf(kind);
    const { length } = entries.filter((entry) => entry.kind === kind);
    return length > atMost ? [`${kind}: there are ${length}, and a brand may have ${atMost}`] : [];
  });
}

function lackingFiles(item: FolderEntity, value: object, keys: ReadonlySet<string>): string[] {
  return namedFiles(item.kind, item.id, value)
    .filter(({ key }) => !keys.has(key))
    .map(({ key, path }) => `${nameOf(item)}: ${path}: there is no file ${key} in ${MEDIA_FILE}`);
}

/** The file, and in a list the id. */
const nameOf = ({ file, id, kind }: FolderEntity) =>
  file.includes('/') || id === kind ? file : `${file}: ${id}`;

async function readEntry(
  item: FolderEntity,
): Promise<{ entry: FolderEntry; references: Reference[]; value: object } | { faults: string[] }> {
  const { kind, id, file, value } = item;
  const fault = idFault(kind, id);
  if (fault) return { faults: [`${file}: ${fault}`] };
  const read = readValue(kind, value);
  if (!read.ok) return { faults: read.faults.map((each) => `${nameOf(item)}: ${toLine(each)}`) };
  const bytes = Buffer.byteLength(JSON.stringify(read.canonical));
  if (bytes > MAX_ENTITY_BYTES)
    return {
      faults: [`${nameOf(item)}: is of ${kilobytes(bytes)} KB: the most is ${kilobytes(MAX_ENTITY_BYTES)}`],
    };
  return {
    entry: {
      kind,
      id,
      file,
      digest: await digestOf(read.canonical),
      isChild: 'parent' in read.canonical,
      unnamed: (OPEN_FIELDS[kind] ?? []).filter((name) => !(name in read.canonical)),
    },
    references: kindOf(kind).references(read.value, id),
    value: read.value,
  };
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

function warningsOf(entries: readonly FolderEntry[]): string[] {
  const has = (kind: KindName) => entries.some((entry) => entry.kind === kind);
  return [
    ...(has('plan') && !has('gateway') ? ['plans.json: there is no gateway, so nobody can buy a plan'] : []),
    ...(has('site') ? [] : ['site.json: is missing, so name and languages stay what they are']),
  ];
}
