import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { newKey } from '#workers/platform/user/keys.ts';
import { limitAddress, PER_ADDRESS } from '#workers/platform/user/limits.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { auditOf, requireViewer } from './require-viewer.ts';

/** In the viewer's language where it is known, not in that of who sends it. It goes out within a minute. */
export const mailViewerReset: Handler<'mailViewerReset'> = async (context) => {
  const { user } = requireRole(context, 'moderate');
  const { store, account, calledAt, now, dependencies } = context;
  const viewer = await requireViewer(context, context.params.viewer_id);
  // The same count as that of the viewer's own requests: nobody's mailbox is filled.
  await limitAddress(context, PER_ADDRESS.resetMail, viewer.emailKey);
  const { key, row } = newKey('reset', viewer.id, now);
  const own = (await store.profiles.ofUser(viewer.id)).find(({ id }) => id === viewer.id);
  const language = own?.language ?? account.defaultLanguage;
  const letter = { reader: viewer, language, letter: { kind: 'reset', key } } as const;
  const [mail] = await dependencies.outbox.prepareAll({ account, store, calledAt, now }, [letter]);
  if (!mail) throw new HttpError(422, 'mail_not_set_up');
  await store.viewerSupport.mailKey({ key: row, mail }, auditOf(user, viewer, 'viewer.reset-mailed'), now);
  return {};
};
