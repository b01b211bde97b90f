import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { toFileText } from '#app/contract/site/canonical.ts';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { FORMAT, KIND_VERSIONS, LAYOUTS, MANIFEST_FILE, UNFINISHED_FILE } from './layout.ts';
import { namesIn } from './read-folder.ts';
import { type Files, type PlainEntity, toFiles, toListFile } from './to-files.ts';
import { writeChanged } from './write-changed.ts';

export interface EntitySource {
  entities(kind: KindName): AsyncIterable<PlainEntity>;
}

/**
 * Writes everything of a brand into a folder, and removes what it no longer has. A second time it changes no
 * byte. Answers how many entities there are. `exportFiles` writes what is no entity; it returns whether
 * that changed.
 */
export async function exportSite(
  source: EntitySource,
  folder: string,
  from: string,
  now: Date,
  exportFiles: (folder: string) => Promise<boolean> = async () => false,
): Promise<number> {
  await requireOwnFolder(folder);
  // Cut off, the folder is no site's until the export is run again: applied, it would delete what it lacks.
  await writeChanged(folder, UNFINISHED_FILE, '');
  const written = new Set<string>();
  let isChanged = false;
  let count = 0;
  const put = async (files: Files) => {
    for (const [file, text] of files) {
      written.add(file);
      isChanged = (await writeChanged(folder, file, text)) || isChanged;
    }
  };
  for (const kind of KIND_NAMES) {
    const layout = LAYOUTS[kind];
    const listed: PlainEntity[] = [];
    for await (const entity of source.entities(kind)) {
      count++;
      if (layout.form === 'list') listed.push(entity);
      else await put(toFiles(kind, entity));
    }
    if (layout.form === 'list' && listed.length > 0) await put(new Map([[layout.file, toListFile(listed)]]));
  }
  isChanged = (await removeOthers(folder, written)) || isChanged;
  isChanged = (await exportFiles(folder)) || isChanged;
  await writeManifest(folder, from, now, isChanged);
  await rm(path.join(folder, UNFINISHED_FILE));
  return count;
}

/** What is no site's folder is somebody's: nothing in it is touched. */
async function requireOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => null);
  const isOwn =
    names === null || names.every((name) => name.startsWith('.')) || names.includes(MANIFEST_FILE);
  if (isOwn || names.includes(UNFINISHED_FILE)) return;
  throw new CommandError(
    `${folder} has other files in it: name a new folder, or one that has ${MANIFEST_FILE}.`,
  );
}

/** Files of the format's own names that were not written now. */
async function removeOthers(folder: string, written: ReadonlySet<string>): Promise<boolean> {
  const folders = [
    ...new Set(Object.values(LAYOUTS).flatMap((one) => ('folder' in one ? [one.folder] : []))),
  ];
  const lists = Object.values(LAYOUTS).flatMap((one) => ('file' in one ? [one.file] : []));
  const known = await Promise.all(
    folders.map(async (below) => (await namesIn(folder, below)).map((name) => `${below}/${name}`)),
  );
  const inTop = await namesIn(folder, '');
  const files = [
    ...known.flat().filter((file) => /\.(?:json|html|csv)$/.test(file)),
    ...lists.filter((file) => inTop.includes(file)),
  ];
  const others = files.filter((file) => !written.has(file));
  for (const file of others) await rm(path.join(folder, file));
  return others.length > 0;
}

/** The day of the last export that changed anything. */
async function writeManifest(folder: string, from: string, now: Date, isChanged: boolean): Promise<void> {
  const manifest = { format: FORMAT, from, kinds: KIND_VERSIONS, exported_at: now.toISOString() };
  const known = await readManifest(folder);
  const { exported_at: _, ...rest } = manifest;
  const { exported_at: __, ...before } = known ?? {};
  if (!isChanged && known && JSON.stringify(before) === JSON.stringify(rest)) return;
  await writeChanged(folder, MANIFEST_FILE, toFileText(manifest));
}

async function readManifest(folder: string): Promise<Record<string, unknown> | null> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
}
