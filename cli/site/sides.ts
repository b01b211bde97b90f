import { stat } from 'node:fs/promises';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { type CheckedFolder, checkItems, type FolderEntry, type KnownIds } from './check-folder.ts';
import { fileOf } from './layout.ts';
import type { OpenBrand } from './open-brand.ts';
import { type FolderItem, isFault, readFolder } from './read-folder.ts';
import type { SiteCalls } from './site-calls.ts';
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

interface Checking {
  /** `<kind>/<id>` of what the target has, and keeps. */
  alsoKnown: KnownIds;
  /** Kinds that are left as they are at the target: what the source has of them does not count. */
  without: ReadonlySet<KindName>;
}

/** With a fault in it a source is not read further: nothing of it may be written. */
export async function folderSide(folder: string, checking: Checking): Promise<Side> {
  const checked = await checkAll(folder, readFolder(folder), checking);
  return { name: folder, ...checked, readValues: folderValues(folder) };
}

/** A brand's own values are good, but may name plans that stay behind. */
export async function brandSide({ slug, calls }: OpenBrand, checking: Checking): Promise<Side> {
  const checked = await checkAll(slug, entitiesOf(calls), checking);
  return { name: slug, ...checked, warnings: [], readValues: brandValues(calls) };
}

async function checkAll(name: string, items: AsyncIterable<FolderItem>, { alsoKnown, without }: Checking) {
  const { entries, faults, warnings } = await checkItems(leftOut(items, without), alsoKnown);
  if (faults.length > 0) throw new CommandError(faultReport(name, faults));
  return { entries, warnings };
}

async function* leftOut(items: AsyncIterable<FolderItem>, without: ReadonlySet<KindName>) {
  for await (const item of items) if (isFault(item) || !without.has(item.kind)) yield item;
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
