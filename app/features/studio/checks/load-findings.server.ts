import type { DocumentChanges, Finding } from '#app/contract/publishing.ts';
import type { BlockChange } from '#app/lib/edit-document/changes.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toEditDocument } from '../edit-document.server.ts';
import { findEmptyBlocks } from './empty-blocks.server.ts';
import { fieldPath } from './field-path.ts';
import { fixName, type PlacedFinding } from './site-finding.ts';

type Content = MarqueeContext['services']['content'];

/** What the site finds in these drafts, of what they change; all else the platform finds by itself. */
export async function loadFindings(content: Content, changes: readonly DocumentChanges[]) {
  if (changes.length === 0) return { findings: [], drafts: [] };
  const wires = await Promise.all(changes.map(({ document }) => content.editedDocument(document)));
  const drafts = wires.map((wire) => ({ id: wire.id, revision: wire.revision, ...toEditDocument(wire) }));
  const findings = drafts.flatMap((draft) => {
    const change = changes.find(({ document }) => document === draft.id);
    return findEmptyBlocks(draft.id, draft).filter((finding) => change && isBroughtBy(finding, change));
  });
  return { findings, drafts };
}

export type LoadedDrafts = Awaited<ReturnType<typeof loadFindings>>['drafts'];

/** What is published with the same already keeps nobody from mending something else. */
export function isBroughtBy(
  { block }: Finding,
  { is_new, blocks }: { is_new: boolean; blocks: readonly Pick<BlockChange, 'id' | 'changes'>[] },
): boolean {
  return (
    is_new || blocks.some(({ id, changes }) => id === block && changes.some((change) => change !== 'moved'))
  );
}

/** With the place where each is mended. */
export function placeFindings(
  findings: readonly Finding[],
  drafts: readonly Pick<LoadedDrafts[number], 'id' | 'blocks'>[],
): PlacedFinding[] {
  return findings.map((finding) => {
    const { document, block, way = '', rule, level, message } = finding;
    const blocks = drafts.find(({ id }) => id === document)?.blocks ?? [];
    const at = blocks.findIndex(({ id }) => id === block);
    const data = blocks[at]?.data;
    const path = block === undefined ? null : fieldPath(way, data);
    return {
      ...{ document, rule, level, message },
      ...(block !== undefined && { block }),
      ...(way !== '' && { way }),
      ...(path !== null && { path }),
      ...(data && { place: { key: String(data.component_key), position: at + 1 } }),
      ...(finding.fix && { fix: fixName(finding) }),
    };
  });
}
