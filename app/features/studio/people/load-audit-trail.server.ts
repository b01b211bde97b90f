import type { AuditLine } from '#app/contract/people-calls.ts';
import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isFormKind } from '../catalogue/kind-forms.ts';
import { momentWriter } from '../moment-text.server.ts';

const PAGE_SIZE = 40;

/** What somebody did, in words. */
export interface AuditEntry {
  id: string;
  time: string;
  who: string;
  what: string;
  /** What it was done to, with its page where it has one. */
  about: string;
  href: string | null;
}

/** A page of who did what, the newest first. */
export async function loadAuditTrail(context: MarqueeContext, params: URLSearchParams, site: Site) {
  const page = readPage(params);
  const [{ items, total }, t, write] = await Promise.all([
    context.services.user.auditTrail({ page, page_size: PAGE_SIZE }),
    translator(context, 'studio'),
    momentWriter(context, site),
  ]);
  const entries = items.map(
    (line: AuditLine): AuditEntry => ({
      ...{ id: line._id, time: write(line.time), what: whatIn(line, t) },
      who: line.actor_name ?? t(`log_by_${line.actor}`),
      about: line.subject_name ?? aboutIn(line),
      href: line.subject_name === undefined ? hrefOf(line) : null,
    }),
  );
  return { entries, page, total, hasMore: page * PAGE_SIZE < total };
}

const OUTCOMES = new Set(['created', 'changed', 'deleted']);

/** Of an action that has no words here, those of the platform. */
function whatIn({ action }: AuditLine, t: Awaited<ReturnType<typeof translator>>): string {
  const [thing = '', outcome = ''] = action.split('.');
  const kind = t(`log_kind_${thing}`, { defaultValue: '' });
  if (kind !== '' && OUTCOMES.has(outcome)) return t(`log_${outcome}`, { kind });
  return t(`log_${thing}_${outcome}`, { defaultValue: action });
}

/** The account's own id names nothing that its owner knows. */
const aboutIn = ({ action, subject }: AuditLine) =>
  /^(?:staff|account|viewers)\./.test(action) ? '' : subject;

function hrefOf({ action, subject }: AuditLine): string | null {
  const [kind = '', outcome = ''] = action.split('.');
  return isFormKind(kind) && outcome !== 'deleted' ? editPaths.entity({ kind, id: subject }) : null;
}
