import path from 'node:path';
import { KIND_NAMES } from '#app/contract/site/entity-kind.ts';
import { CommandError } from '#cli/local/run-command.ts';
import {
  type CheckedFolder,
  type Checking,
  checkFolder,
  checkItems,
  type FolderEntry,
} from './check-folder.ts';
import { brandFiles, type FileSource, folderFiles, type MediaScope } from './files/file-source.ts';
import { fileOf } from './layout.ts';
import type { OpenBrand } from './open-brand.ts';
import type { FolderItem } from './read-folder.ts';
import type { SiteCalls } from './site-calls.ts';
import { brandValues, folderValues, type ValueReader } from './values.ts';

/** What a brand is to become, from a folder or from another brand. */
export interface Side {
  name: string;
  entries: FolderEntry[];
  warnings: string[];
  readValues: ValueReader;
  files: FileSource;
}

/** With a fault in it a source is not read further: nothing of it may be written. */
export async function folderSide(folder: string, media: MediaScope, checking: Checking): Promise<Side> {
  const { entries, faults, warnings, files } = await checkFolder(folder, checking);
  if (faults.length > 0) throw new CommandError(faultReport(folder, faults));
  return {
    ...{ name: folder, entries, warnings },
    readValues: folderValues(folder),
    files: folderFiles(folder, files, media),
  };
}

/** A brand's own values are good, but may name plans that stay behind. */
export async function brandSide(
  { slug, calls, media, workDir }: OpenBrand,
  scope: MediaScope,
  checking: Checking,
): Promise<Side> {
  const { entries, faults } = await checkItems(entitiesOf(calls), checking);
  if (faults.length > 0) throw new CommandError(faultReport(slug, faults));
  return {
    ...{ name: slug, entries, warnings: [] },
    readValues: brandValues(calls),
    files: await brandFiles(media, path.join(workDir, 'files'), scope),
  };
}

async function* entitiesOf(calls: SiteCalls): AsyncGenerator<FolderItem> {
  for (const kind of KIND_NAMES)
    for await (const { id, value } of calls.entities(kind)) yield { kind, id, value, file: fileOf(kind, id) };
}

const FAULTS_SHOWN = 50;

export function faultReport(folder: string, faults: CheckedFolder['faults']): string {
  const more = faults.length > FAULTS_SHOWN ? [`… and ${faults.length - FAULTS_SHOWN} more`] : [];
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  return [`${folder} has ${count}; nothing was written.`, ...faults.slice(0, FAULTS_SHOWN), ...more].join(
    '\n',
  );
}

/** Kinds that a promotion leaves as they are at the target. */
export function unchangedKinds(withPrices: boolean) {
  return new Set(KIND_NAMES.filter((name) => name === 'gateway' || (!withPrices && isPrice(name))));
}

const isPrice = (name: string) => name === 'plan' || name === 'voucher';
