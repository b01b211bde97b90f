import type { IncidentKind } from '#app/contract/incident-calls.ts';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import type { User } from '#app/contract/user.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { momentWriter } from '../moment-text.server.ts';

export interface Incident {
  id: string;
  kind: IncidentKind;
  subject: string;
  since: string;
  count: number;
  /** Where an owner can do something about it. */
  href: string | null;
}

/** What went wrong for the brand and is not closed yet; for owners. */
export async function loadIncidents(context: MarqueeContext, user: User): Promise<Incident[]> {
  const { services } = context;
  if (!hasRole(rolesOf(user), 'own') || !(await services.hasCall('openIncidents'))) return [];
  const incidents = await services.user.openIncidents();
  if (incidents.length === 0) return [];
  const write = await momentWriter(context, await requireSite(context));
  return incidents.map((incident) => ({
    ...{ id: incident._id, kind: incident.kind, subject: incident.subject, count: incident.count },
    ...{ since: write(incident.opened_date), href: HREFS[incident.kind] ?? null },
  }));
}

const HREFS: Partial<Record<IncidentKind, string>> = {
  'gateway-refuses-keys': editPaths.gateways(),
  'domain-not-live': editPaths.domains(),
};
