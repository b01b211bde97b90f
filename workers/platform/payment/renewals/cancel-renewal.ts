import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { loadRenewalDetails } from './renewal-details.ts';
import { cancelledMail } from './renewal-mails.ts';

export async function cancelRenewal(context: CallContext<'cancelRenewal'>): Promise<HandlerResult> {
  const { store, session, query, language, calledAt, now } = context;
  const { id: userId } = requireSession({ session }).user;
  const row = await store.renewals.find(query.subs_renewal_id);
  // Somebody else's is as unknown as one that is not there.
  if (row?.userId !== userId) throw new HttpError(404, 'not_found');
  // Cancelling is idempotent: a repeated request changes nothing.
  if (row.renewalStatus !== 'ongoing') return {};
  // The mail is in the language, and of the site, that the viewer cancels in.
  const localised = { ...row, language, siteOrigin: calledAt.origin };
  const renewal = await loadRenewalDetails(context, localised);
  const mail = renewal && (await cancelledMail(context, renewal));
  await store.renewals.cancel(row.id, userId, now, mail);
  return {};
}
