import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { auditOf, requireViewer } from './require-viewer.ts';

/** On all devices: they are signed out with their next request. */
export const endViewerSessions: Handler<'endViewerSessions'> = async (context) => {
  const { user } = requireRole(context, 'moderate');
  const viewer = await requireViewer(context, context.params.viewer_id);
  const line = auditOf(user, viewer, 'viewer.sessions-ended');
  await context.store.viewerSupport.endSessions(viewer.id, line, context.now);
  return {};
};
