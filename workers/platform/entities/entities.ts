import { KIND_ROLES, MAX_NAMED_IDS } from '#app/contract/entity-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { namedEntities, pageOfEntities } from '#workers/platform/editing/list-entities.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

export const entities: Handler<'entities'> = async (context) => {
  const { kind, ids, search = '', page, page_size } = context.query;
  requireRole(context, KIND_ROLES[kind].read);
  const scope = scopeOf(context);
  if (ids !== undefined) {
    const named = ids.split(',').filter(Boolean).slice(0, MAX_NAMED_IDS);
    const found = await namedEntities(scope, kind, named);
    return { data: found.map(toWire), total: found.length };
  }
  const words = search.trim();
  const paged = await pageOfEntities(scope, kind, {
    words,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return { data: paged.entities.map(toWire), total: paged.total };
};

const toWire = ({ id, digest, value }: { id: string; digest: string; value: object }) => ({
  ...{ id, digest },
  value: { ...value },
});
