import * as v from 'valibot';
import { CommandIdSchema, DocumentIdSchema } from '#app/contract/editing.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { FINDING_RULES } from '#app/contract/publishing.ts';
import { MAX_SCHEDULE_DAYS } from '#app/contract/scheduled.ts';
import { toRejection } from '#app/features/account/rejection.ts';
import { momentAt, toTimeZone } from '#app/lib/wall-clock.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { loadFindings, placeFindings } from '../checks/load-findings.server.ts';
import type { PlacedFinding } from '../checks/site-finding.ts';
import { RevisionField } from '../sent-fields.ts';

type Content = MarqueeContext['services']['content'];

const SentSchema = v.object({
  command_id: CommandIdSchema,
  name: v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.name)),
  documents: v.pipe(v.array(DocumentIdSchema), v.maxLength(LIMITS.shortList)),
  accept: v.array(v.picklist(FINDING_RULES)),
  /** As `datetime-local` has it, in `zone`; empty is now. */
  at: v.pipe(v.string(), v.maxLength(40)),
  zone: v.pipe(v.string(), v.maxLength(64)),
  /** `page:about 12`: the draft and the revision that the page showed. */
  seen: v.array(
    v.pipe(
      v.string(),
      v.transform((line) => line.split(' ')),
      v.strictTuple([DocumentIdSchema, RevisionField]),
    ),
  ),
});
export type SentPublish = v.InferOutput<typeof SentSchema>;

/** What the form of the page sends; null for what no form of ours does. */
export function readPublish(form: URLSearchParams): SentPublish | null {
  const read = v.safeParse(SentSchema, {
    ...{ command_id: form.get('command_id'), name: form.get('name') ?? '' },
    ...{ at: form.get('at') ?? '', zone: form.get('zone') ?? '' },
    ...{ documents: form.getAll('document'), accept: form.getAll('accept'), seen: form.getAll('seen') },
  });
  return read.success ? read.output : null;
}

/** Why nothing was published: what the page shows above its form. */
export interface Problem {
  kind: 'none_chosen' | 'no_time' | 'time_over' | 'time_far' | 'held' | 'failed';
  /** In the platform's own words, where it sent any. */
  text: string | null;
  status: number;
  findings: readonly PlacedFinding[];
}
export type PublishOutcome =
  | { kind: 'published'; count: number }
  | { kind: 'scheduled'; count: number; at: Date }
  | { kind: 'nothing' }
  | Problem;

const HELD = { kind: 'held', text: null, status: 409 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Publishes the chosen drafts, all of them or none. Throws where the session or the role is over. */
export async function publishChosen(
  content: Content,
  sent: SentPublish,
  now = new Date(),
): Promise<PublishOutcome> {
  const { command_id, name, documents, accept, seen, at: localTime, zone } = sent;
  if (documents.length === 0) return { kind: 'none_chosen', text: null, status: 400, findings: [] };
  const at = localTime === '' ? null : momentAt(localTime, toTimeZone(zone) ?? 'UTC');
  const fault = localTime === '' ? null : timeFault(at, now);
  if (fault) return { kind: fault, text: null, status: 400, findings: [] };
  try {
    const changes = (await content.editChanges()).filter(({ document }) => documents.includes(document));
    const own = await loadFindings(content, changes);
    if (own.findings.some(({ rule }) => !accept.includes(rule)))
      return { ...HELD, findings: placeFindings(own.findings, own.drafts) };
    const revisions = Object.fromEntries(seen);
    const {
      snapshot,
      scheduled,
      documents: published,
      findings,
    } = await content.publishDrafts({
      ...{ command_id, name, documents, accept, revisions },
      ...(at && { at: at.toISOString() }),
    });
    if (scheduled && at) return { kind: 'scheduled', count: published.length, at };
    // The publisher sees it at once; other places have it within a minute.
    if (snapshot) await content.forgetSite();
    if (snapshot) return { kind: 'published', count: published.length };
    if (findings.length === 0) return { kind: 'nothing' };
    return { ...HELD, findings: placeFindings(findings, own.drafts) };
  } catch (error) {
    if (isClientError(error, 401) || isClientError(error, 403)) throw error;
    const { text, status } = toRejection(error);
    return { kind: 'failed', text, status, findings: [] };
  }
}

/** The platform has the same rule, in words of its own. */
function timeFault(at: Date | null, now: Date): 'no_time' | 'time_over' | 'time_far' | null {
  if (!at) return 'no_time';
  if (at <= now) return 'time_over';
  return at.getTime() > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS ? 'time_far' : null;
}
