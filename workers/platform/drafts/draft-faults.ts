import { kindOfDocument } from '#app/contract/editing.ts';
import { BLOCK_SHAPES } from '#app/contract/site/block-shapes.ts';
import type { Fault } from '#app/contract/site/plain-words.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import type { Data, Json, StoredBlock } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { publishedOf } from './document.ts';
import { siteFaults } from './site-faults.ts';

/** A fault of a document, in the block that has it. */
export interface DraftFault extends Fault {
  /** Null where it is none of a block's. */
  block: string | null;
  /** Inside the block: `data.heading`. */
  way: string;
}

/**
 * What is wrong with a value, but not yet with the one before: what a newer backend wrote, and this one does
 * not know, may stay as it is.
 */
export function newFaults(documentId: string, value: Data, before: Data | null): DraftFault[] {
  const faults = faultsOf(documentId, value);
  if (faults.length === 0 || !before) return faults;
  const known = new Set(faultsOf(documentId, before).map(keyOf));
  const unknown = kindOfDocument(documentId) === 'site' ? [] : changesOfUnknown(value, before);
  return [...faults.filter((fault) => !known.has(keyOf(fault))), ...unknown];
}

/** What is right for a block of a newer backend is not known here: it may be moved or removed. */
function changesOfUnknown(value: Data, before: Data): DraftFault[] {
  const old = new Map(blocksOf(before).map((block) => [block.id, block]));
  return blocksOf(value).flatMap((block) => {
    const known = old.get(block.id);
    const key = String(block.data.component_key);
    if (BLOCK_SHAPES.has(key) || !known || isSame(block as unknown as Json, known as unknown as Json))
      return [];
    const message = `there is no block "${key}" here: it can be moved or deleted`;
    return [{ block: block.id, way: 'data', path: 'data', message }];
  });
}

const blocksOf = ({ components = [] }: Data) => components as unknown as readonly StoredBlock[];

function faultsOf(documentId: string, value: Data): DraftFault[] {
  const found = foundIn(documentId, value);
  const blocks = blocksOf(value);
  return found.map((fault) => {
    const [, index, way = ''] = fault.path.match(/^components\.(\d+)\.?(.*)$/) ?? [];
    const block = index === undefined ? undefined : blocks[Number(index)];
    return { ...fault, block: block?.id ?? null, way: block ? way : fault.path };
  });
}

function foundIn(documentId: string, value: Data): Fault[] {
  const target = publishedOf(documentId);
  if (!target) return siteFaults(value);
  const read = readValue(target.kind, value);
  return read.ok ? [] : read.faults;
}

const keyOf = ({ block, way, message }: DraftFault) => [block, way, message].join('\n');
