import type { DocumentChanges, Finding } from '#app/contract/editing.ts';
import { LIMITS } from '#app/contract/limits.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toEditDocument } from '../edit-document.server.ts';
import { fieldPath } from './field-path.ts';
import { findInDocument } from './find-in-document.server.ts';
import { fixName, type PlacedFinding, type SiteFinding } from './site-finding.ts';

type Content = MarqueeContext['services']['content'];

/** What the site finds in these drafts, of what they change; their newest pictures are those that are measured. */
export async function loadFindings(content: Content, changes: readonly DocumentChanges[]) {
  if (changes.length === 0) return { findings: [], drafts: [] };
  const [uploads, wires] = await Promise.all([
    content.uploadedPictures({ page: 1, page_size: LIMITS.pageSize }),
    Promise.all(changes.map(({ document }) => content.editedDocument(document))),
  ]);
  const drafts = wires.map((wire) => ({ id: wire.id, revision: wire.revision, ...toEditDocument(wire) }));
  const findings = drafts.flatMap((draft) => {
    const change = changes.find(({ document }) => document === draft.id);
    return findInDocument(draft.id, draft, uploads.items).filter(
      (finding) => change && isBroughtBy(finding, change),
    );
  });
  return { findings, drafts };
}

export type LoadedDrafts = Awaited<ReturnType<typeof loadFindings>>['drafts'];

/** What is published with the same already keeps nobody from mending something else. */
function isBroughtBy({ block, way }: SiteFinding, { is_new, blocks, fields }: DocumentChanges): boolean {
  if (is_new) return true;
  if (!block) return way !== undefined && fields.includes(way);
  return blocks.some(({ id, changes }) => id === block && changes.some((change) => change !== 'moved'));
}

/** With the place where each is mended. */
export function placeFindings(
  findings: readonly (Finding | SiteFinding)[],
  drafts: LoadedDrafts,
): PlacedFinding[] {
  return findings.map((finding) => {
    const { document, block, way = '', rule, level, message } = finding;
    const data = drafts
      .find(({ id }) => id === document)
      ?.blocks.find((each) => block !== undefined && each.id === block)?.data;
    const path = block === undefined ? null : fieldPath(way, data);
    return {
      ...{ document, rule, level, message },
      ...(block !== undefined && { block }),
      ...(way !== '' && { way }),
      ...(path !== null && { path }),
      ...('fix' in finding && { fix: fixName(finding) }),
    };
  });
}
