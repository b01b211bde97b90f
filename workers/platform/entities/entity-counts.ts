import { STUDIO_KINDS } from '#app/contract/entity-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { countEntities } from '#workers/platform/editing/list-entities.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

export const entityCounts: Handler<'entityCounts'> = async (context) => {
  requireRole(context, 'publish');
  return { data: await countEntities(scopeOf(context), STUDIO_KINDS) };
};
