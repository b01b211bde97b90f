import * as v from 'valibot';
import { CommandIdSchema, DocumentIdSchema } from '#app/contract/editing.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { FINDING_RULES } from '#app/contract/publishing.ts';
import { toRejection } from '#app/features/account/rejection.ts';
import { changesBetween } from '#app/lib/edit-document/changes.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { findEmptyBlocks } from '../checks/empty-blocks.server.ts';
import { isBroughtBy, placeFindings } from '../checks/load-findings.server.ts';
import type { PlacedFinding } from '../checks/site-finding.ts';
import { toEditDocument } from '../edit-document.server.ts';

type Content = MarqueeContext['services']['content'];

const SentSchema = v.object({
  command_id: CommandIdSchema,
  version: IdSchema,
  as: v.picklist(['draft', 'published']),
  documents: v.pipe(v.array(DocumentIdSchema), v.maxLength(LIMITS.shortList)),
  accept: v.array(v.picklist(FINDING_RULES)),
});
export type SentRestore = v.InferOutput<typeof SentSchema>;

/** What the form of the page sends; null for what no form of ours does. */
export function readRestore(form: URLSearchParams): SentRestore | null {
  const read = v.safeParse(SentSchema, {
    ...{ command_id: form.get('command_id'), version: form.get('version'), as: form.get('as') },
    ...{ documents: form.getAll('document'), accept: form.getAll('accept') },
  });
  return read.success ? read.output : null;
}

const HELD = { kind: 'held', text: null, status: 409 } as const;

export type RestoreOutcome =
  | { kind: 'done'; count: number }
  | {
      kind: 'none_chosen' | 'held' | 'failed';
      text: string | null;
      status: number;
      findings: readonly PlacedFinding[];
    };

/** Makes a version the draft, or what viewers see. Throws where the session or the role is over. */
export async function restoreVersion(content: Content, sent: SentRestore): Promise<RestoreOutcome> {
  const { command_id, version, as, documents, accept } = sent;
  if (documents.length === 0) return { kind: 'none_chosen', text: null, status: 400, findings: [] };
  try {
    const states = as === 'published' ? await loadVersion(content, version) : [];
    const own = findInVersion(states.filter(({ id }) => documents.includes(id)));
    if (own.some(({ rule }) => !accept.includes(rule))) return { ...HELD, findings: own };
    const restored = await content.restoreSnapshot(version, {
      ...{ command_id, documents, accept, publish: as === 'published' },
    });
    if (restored.snapshot) await content.forgetSite();
    else if (restored.findings.length > 0)
      return { ...HELD, findings: placeFindings(restored.findings, states) };
    return { kind: 'done', count: restored.documents.length };
  } catch (error) {
    if (isClientError(error, 401) || isClientError(error, 403)) throw error;
    const { text, status } = toRejection(error);
    return { kind: 'failed', text, status, findings: [] };
  }
}

/** What the site finds in what the version would change, as when drafts are published. */
function findInVersion(states: Awaited<ReturnType<typeof loadVersion>>) {
  const found = states.flatMap(({ id, before, ...document }) => {
    const changes = { is_new: before === null, blocks: changesBetween(before, document).blocks };
    return findEmptyBlocks(id, document).filter((finding) => isBroughtBy(finding, changes));
  });
  return placeFindings(found, states);
}

/** Blocks are where the version has them, not where drafts do. */
async function loadVersion(content: Content, version: string) {
  const compared = await content.comparedStates({ from: 'published', to: version });
  return compared.flatMap(({ document, before, after }) =>
    after ? [{ id: document, ...toEditDocument(after), before: before ? toEditDocument(before) : null }] : [],
  );
}
