import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

export const openIncidents: Handler<'openIncidents'> = async (context) => {
  requireRole(context, 'own');
  const rows = await context.store.incidents.open();
  const data = rows.map(({ id, kind, subject, openedDate, count }) => ({
    ...{ _id: id, kind, subject, opened_date: openedDate.toISOString(), count },
  }));
  return { data };
};
