import { stat } from 'node:fs/promises';
import { KIND_NAMES } from '#app/contract/site/entity-kind.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { type CheckedFolder, checkFolder, type FolderEntry, type KnownIds } from './check-folder.ts';
import { fileOf } from './layout.ts';
import type { OpenBrand } from './open-brand.ts';
import { brandValues, folderValues, type ValueReader } from './values.ts';

/** What a brand is to become, from a folder or from another brand. */
export interface Side {
  name: string;
  entries: FolderEntry[];
  warnings: string[];
  readValues: ValueReader;
}

export async function isFolder(name: string): Promise<boolean> {
  const found = await stat(name).catch(() => null);
  return found?.isDirectory() ?? false;
}

/** With a fault in it a folder is not read further: nothing of it may be written. */
export async function folderSide(folder: string, alsoKnown?: KnownIds): Promise<Side> {
  const { entries, faults, warnings } = await checkFolder(folder, alsoKnown);
  if (faults.length > 0) throw new CommandError(faultReport(folder, faults));
  return { name: folder, entries, warnings, readValues: folderValues(folder) };
}

const FAULTS_SHOWN = 50;

export function faultReport(folder: string, faults: CheckedFolder['faults']): string {
  const more = faults.length > FAULTS_SHOWN ? [`… and ${faults.length - FAULTS_SHOWN} more`] : [];
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  return [`${folder} has ${count}; nothing was written.`, ...faults.slice(0, FAULTS_SHOWN), ...more].join(
    '\n',
  );
}

export async function brandSide({ slug, calls }: OpenBrand): Promise<Side> {
  const children = new Set<string>();
  for await (const { id, value } of calls.entities('title')) if ('parent' in value) children.add(id);
  const entries = (await calls.digests()).map(({ kind, id, digest }) => ({
    kind,
    id,
    digest,
    file: fileOf(kind, id),
    isChild: kind === 'title' && children.has(id),
    isUndated: false,
  }));
  return { name: slug, entries, warnings: [], readValues: brandValues(calls) };
}

/** Kinds that a promotion leaves as they are at the target. */
export function unchangedKinds(withPrices: boolean) {
  return new Set(KIND_NAMES.filter((name) => name === 'gateway' || (!withPrices && isPrice(name))));
}

const isPrice = (name: string) => name === 'plan' || name === 'voucher';
