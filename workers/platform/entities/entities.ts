import { KIND_ROLES, MAX_NAMED_IDS, NAME_FIELDS } from '#app/contract/entity-calls.ts';
import type { Entity } from '#app/contract/site/changes.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { namedEntities, pageOfEntities } from '#workers/platform/editing/list-entities.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

export const entities: Handler<'entities'> = async (context) => {
  const { kind, ids, search = '', names_only, page, page_size } = context.query;
  const shown = names_only ? toNamed : toWire;
  requireRole(context, KIND_ROLES[kind].read);
  const scope = scopeOf(context);
  if (ids !== undefined) {
    const named = ids.split(',').filter(Boolean).slice(0, MAX_NAMED_IDS);
    const found = await namedEntities(scope, kind, named);
    return { data: found.map(shown), total: found.length };
  }
  const words = search.trim();
  const paged = await pageOfEntities(scope, kind, {
    words,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return { data: paged.entities.map(shown), total: paged.total };
};

const toWire = ({ id, digest, value }: Entity) => ({ id, digest, value });

/** What a form chooses from needs no biographies. */
const toNamed = ({ id, digest, value }: Entity) => ({
  ...{ id, digest },
  value: Object.fromEntries(NAME_FIELDS.flatMap((name) => (name in value ? [[name, value[name]]] : []))),
});
