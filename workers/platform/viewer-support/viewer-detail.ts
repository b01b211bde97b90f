import type { ViewerDetail } from '#app/contract/viewer-support.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { requireViewer } from './require-viewer.ts';
import { toTitleName } from './to-title-name.ts';
import { toViewerPayment } from './to-viewer-payment.ts';
import { toViewerPlans } from './to-viewer-plans.ts';

const LAST_PLAYS = 10;

export const viewerDetail: Handler<'viewerDetail'> = async (context) => {
  requireRole(context, 'moderate');
  const { store, params, localise, now } = context;
  const viewer = await requireViewer(context, params.viewer_id);
  const [periods, renewals, payments, sessions, plays, plans, gateways] = await store.batch([
    store.payments.subscriptionsOf(viewer.id),
    store.renewals.ofUser(viewer.id),
    store.payments.ofUser(viewer.id),
    store.sessionList.open(viewer.id, now),
    store.viewerSupport.lastPlays(viewer.id, LAST_PLAYS),
    store.viewerList.plans(),
    store.plans.gateways(),
  ]);
  const titles = await store.viewerSupport.titles(plays.map(({ contentId }) => contentId));
  const titleOf = (id: string) => titles.find(({ contentId }) => contentId === id);
  const data: ViewerDetail = {
    ...{ _id: viewer.id, name: viewer.name, email_id: viewer.emailId },
    is_email_verified: viewer.isEmailVerified,
    has_password: viewer.passwordHash !== NO_PASSWORD,
    created_date: viewer.createdDate.toISOString(),
    deletion_time: viewer.deletionDueTime?.toISOString(),
    plans: toViewerPlans({ periods, renewals, plans }, localise, now),
    payments: payments.map((row) => toViewerPayment(row, { plans, gateways, localise })),
    sessions: sessions.map(({ device, createdDate, signedInTime, lastSeenTime }) => ({
      device: device ?? undefined,
      signed_in_time: (signedInTime ?? createdDate).toISOString(),
      last_seen_time: (lastSeenTime ?? createdDate).toISOString(),
    })),
    plays: plays.map(({ contentId, lastTime }) => ({
      content_id: contentId,
      title: toTitleName(titleOf(contentId), localise) ?? contentId,
      last_time: lastTime.toISOString(),
    })),
  };
  return { data };
};
