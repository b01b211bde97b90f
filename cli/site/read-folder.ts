import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { CommandError } from '#cli/local/run-command.ts';
import {
  FORMAT,
  KIND_VERSIONS,
  LAYOUTS,
  type Layout,
  MANIFEST_FILE,
  MEDIA_FILE,
  SCHEDULE_SUFFIX,
  UNFINISHED_FILE,
} from './layout.ts';
import { parseScheduleText } from './schedule-text.ts';

/** What a folder has of one entity, before its kind's schema has read it. */
export interface FolderEntity {
  kind: KindName;
  id: string;
  /** In the folder; of a list, the list's. */
  file: string;
  value: unknown;
}

/** What cannot be read at all. */
export interface FolderFault {
  file: string;
  message: string;
}

export type FolderItem = FolderEntity | FolderFault;

export const isFault = (item: FolderItem): item is FolderFault => 'message' in item;

const HTML_PATTERN = /^(.+)\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})\.html$/;

/**
 * The entities of a site's folder, in the order in which they can be written. One file is open at a time, so a
 * hundred thousand titles take no more memory than one.
 */
export async function* readFolder(folder: string): AsyncGenerator<FolderItem> {
  await requireSiteFolder(folder);
  yield* unknownFiles(folder);
  for (const kind of KIND_NAMES) yield* readKind(folder, kind);
}

export async function requireSiteFolder(folder: string): Promise<void> {
  const names = await namesIn(folder, '');
  if (names.includes(UNFINISHED_FILE))
    throw new CommandError(`The export to ${folder} was cut off: run it again.`);
  if (!names.includes(MANIFEST_FILE))
    throw new CommandError(`${folder} is no site's folder: it has no ${MANIFEST_FILE}.`);
  const read = await readJson(folder, MANIFEST_FILE);
  const manifest = v.safeParse(ManifestSchema, read && 'value' in read ? read.value : null);
  if (!manifest.success)
    throw new CommandError(`${folder}/${MANIFEST_FILE} is no manifest: { "format": ${FORMAT} }.`);
  const { format, kinds = {} } = manifest.output;
  const newer = Object.entries(kinds).find(([kind, version]) => version > (KIND_VERSIONS[kind] ?? 0));
  if (format > FORMAT || newer)
    throw new CommandError(
      `${folder} was written by a newer version${newer ? ` (${newer[0]} ${newer[1]})` : ''}: read it with that one.`,
    );
}

const ManifestSchema = v.looseObject({
  format: v.number(),
  kinds: v.optional(v.record(v.string(), v.number())),
});

/** Files that are of no kind: a misspelt name would otherwise be an entity that is not there. */
async function* unknownFiles(folder: string): AsyncGenerator<FolderFault> {
  const layouts = Object.values(LAYOUTS);
  for (const [below, endings] of endingsByFolder())
    for (const name of await namesIn(folder, below))
      if (!name.startsWith('.') && !endings.some((ending) => name.endsWith(ending)))
        yield {
          file: `${below}/${name}`,
          message: `is no file of a site: here they end in ${endings.join(' or ')}`,
        };
  const files = new Set([
    ...layouts.flatMap((one) => ('file' in one ? [one.file] : [])),
    MANIFEST_FILE,
    MEDIA_FILE,
  ]);
  for (const name of await namesIn(folder, ''))
    if (/\.json$/i.test(name) && !files.has(name))
      yield { file: name, message: `is no file of a site: there are ${[...files].sort().join(', ')}` };
}

function endingsByFolder(): Map<string, string[]> {
  const endings = new Map<string, string[]>();
  for (const layout of Object.values(LAYOUTS)) {
    if (!('folder' in layout)) continue;
    const own =
      layout.form === 'schedule' ? [SCHEDULE_SUFFIX] : ['.json', ...(layout.htmlField ? ['.html'] : [])];
    endings.set(layout.folder, [...(endings.get(layout.folder) ?? []), ...own]);
  }
  return endings;
}

/** `only` leaves other files of a kind that has a file each unread. */
export async function* readKind(
  folder: string,
  kind: KindName,
  only?: ReadonlySet<string>,
): AsyncGenerator<FolderItem> {
  const layout = LAYOUTS[kind];
  if (layout.form === 'single') {
    const read = await readJson(folder, layout.file);
    if (read !== null)
      yield 'message' in read ? read : { kind, id: kind, file: layout.file, value: read.value };
  }
  if (layout.form === 'list') yield* readList(folder, kind, layout.file);
  if (layout.form === 'schedule') yield* readSchedules(folder, kind, layout.folder);
  if (layout.form === 'files') yield* readFiles(folder, kind, layout, only);
}

async function* readList(folder: string, kind: KindName, file: string): AsyncGenerator<FolderItem> {
  const read = await readJson(folder, file);
  if (read === null) return;
  if ('message' in read) yield read;
  else if (!Array.isArray(read.value)) yield { file, message: 'must be a list: [{ "id": "…", … }]' };
  else
    for (const [at, item] of read.value.entries()) {
      const { id, ...value } = (item ?? {}) as Record<string, unknown>;
      if (typeof id === 'string') yield { kind, id, file, value };
      else yield { file, message: `${at}.id: is missing: each has an id of its own` };
    }
}

async function* readSchedules(folder: string, kind: KindName, below: string): AsyncGenerator<FolderItem> {
  const names = await namesIn(folder, below);
  for (const name of names.filter((each) => each.endsWith(SCHEDULE_SUFFIX))) {
    const id = name.slice(0, -SCHEDULE_SUFFIX.length);
    const file = `${below}/${name}`;
    const read = parseScheduleText(await readFile(path.join(folder, file), 'utf8'));
    yield 'fault' in read ? { file, message: read.fault } : { kind, id, file, value: read.value };
  }
}

async function* readFiles(
  folder: string,
  kind: KindName,
  { folder: below, htmlField }: Extract<Layout, { form: 'files' }>,
  only: ReadonlySet<string> | undefined,
): AsyncGenerator<FolderItem> {
  // A folder of a hundred thousand names is listed once, and not for every request.
  const names = only && !htmlField ? [...only].map((id) => `${id}.json`) : await namesIn(folder, below);
  const html = new Map<string, [language: string, name: string][]>();
  for (const name of htmlField ? names : []) {
    const [, id, language] = name.match(HTML_PATTERN) ?? [];
    if (id && language) html.set(id, [...(html.get(id) ?? []), [language, name]]);
  }
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const id = name.slice(0, -'.json'.length);
    const file = `${below}/${name}`;
    const read = only && !only.has(id) ? null : await readJson(folder, file);
    if (read && 'message' in read) yield read;
    else if (read)
      yield {
        kind,
        id,
        file,
        value: await withHtml(path.join(folder, below), read.value, htmlField, html.get(id)),
      };
    html.delete(id);
  }
  for (const [id, [first]] of html)
    yield { file: `${below}/${first?.[1]}`, message: `there is no ${below}/${id}.json beside it` };
}

async function withHtml(
  folder: string,
  value: unknown,
  field: string | undefined,
  files: readonly [string, string][] = [],
): Promise<unknown> {
  if (!field || files.length === 0 || typeof value !== 'object' || value === null) return value;
  const texts = await Promise.all(
    files.map(
      async ([language, name]) => [language, await readFile(path.join(folder, name), 'utf8')] as const,
    ),
  );
  const inJson = (value as Record<string, unknown>)[field];
  return { ...value, [field]: { ...(inJson as object | undefined), ...Object.fromEntries(texts) } };
}

/** Null where there is no such file. */
async function readJson(folder: string, file: string): Promise<{ value: unknown } | FolderFault | null> {
  let text: string;
  try {
    text = await readFile(path.join(folder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { file, message: `cannot be read: ${(error as NodeJS.ErrnoException).code}` };
  }
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { file, message: `is no JSON: ${placeOf(text, error)}` };
  }
}

/** "line 12, column 3", where the engine's message names a position. */
function placeOf(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, position] = message.match(/position (\d+)/) ?? [];
  if (position === undefined) return message;
  const before = text.slice(0, Number(position)).split('\n');
  const [reason = ''] = message.split(' in JSON');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${reason}`;
}

/** Links are followed. What cannot be read is an error: it must not be taken for nothing. */
export async function namesIn(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new CommandError(`${path.join(folder, below)} cannot be read: ${error.code}.`);
    },
  );
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .sort((a, b) => (a < b ? -1 : 1));
}
