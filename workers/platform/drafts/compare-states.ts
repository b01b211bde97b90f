import type { ComparedDocument } from '#app/contract/compared.ts';
import { withDefaults } from '#app/contract/site/canonical.ts';
import { changesBetween } from '#app/lib/edit-document/changes.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import type { Localise } from '#app/lib/localise.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { schemaOf, toDraft, withTexts } from './document.ts';
import { mayEdit } from './document-role.ts';
import { scopeOf } from './edited-document.ts';
import { type Draft, findDraft } from './load-draft.ts';
import { changedDrafts } from './publish-drafts.ts';
import { bodiesAt } from './snapshot.ts';
import { placeOf, titleOf } from './to-wire.ts';

/** Any two of versions, drafts and what viewers have, with both sides of what differs (edit-mode.md §10). */
export const comparedStates: Handler<'comparedStates'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const { query, localise } = context;
  const names = [query.from ?? 'published', query.to ?? 'draft'] as const;
  const versions = await draftStore(scopeOf(context)).manifests();
  const hashes = names.map((name) => (isLive(name) ? null : bodiesAt(versions, name)));
  if (names.some((name, at) => !isLive(name) && !hashes[at])) throw new HttpError(404, 'not_found');
  const ids = (await idsOf(context, hashes)).filter((id) => mayEdit(user, id));
  const [before, after] = await Promise.all(
    names.map((name, at) => statesOf(context, ids, hashes[at] ?? name)),
  );
  const compared = ids.map((id) => compare(id, before?.get(id), after?.get(id), localise));
  return { data: compared.filter((one) => one !== null) };
};

type Context = Pick<CallContext, 'dependencies' | 'account'>;
type Hashes = ReadonlyMap<string, string>;

const isLive = (name: string): name is 'draft' | 'published' => name === 'draft' || name === 'published';

/** What cannot differ is not read: of two versions, documents of one body. */
async function idsOf(context: Context, [from, to]: readonly (Hashes | null)[]): Promise<string[]> {
  const changed = (await changedDrafts(context)).map(({ id }) => id);
  const known = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])];
  if (from && to) return known.filter((id) => from.get(id) !== to.get(id));
  return [...new Set([...changed, ...known])];
}

/** By id; a document that is not there has no state. */
async function statesOf(
  context: Context,
  ids: readonly string[],
  state: Hashes | string,
): Promise<Map<string, EditDocument>> {
  const scope = scopeOf(context);
  const { defaultLanguage: language } = context.account;
  if (typeof state === 'string') {
    const drafts = await Promise.all(ids.map((id) => findDraft(scope, language, id)));
    return new Map(drafts.flatMap((draft) => liveState(draft, state, language)));
  }
  const wanted = ids.flatMap((id) => state.get(id) ?? []);
  const rows = await draftStore(scope).bodies([...new Set(wanted)]);
  const bodies = new Map(rows.map(({ hash, body }) => [hash, body]));
  return new Map(
    ids.flatMap((id): [string, EditDocument][] => {
      const body = bodies.get(state.get(id) ?? '');
      return body ? [[id, toDraft(id, withDefaults(schemaOf(id), body) as Data, language)]] : [];
    }),
  );
}

function liveState(draft: Draft | null, state: string, language: string): [string, EditDocument][] {
  if (!draft) return [];
  if (state === 'draft') return [[draft.id, withTexts(draft.id, draft.document)]];
  return draft.published ? [[draft.id, toDraft(draft.id, draft.published, language)]] : [];
}

function compare(
  document: string,
  before: EditDocument | undefined,
  after: EditDocument | undefined,
  localise: Localise,
): ComparedDocument | null {
  const newest = after ?? before;
  if (!newest) return null;
  if (before && after) {
    const { blocks, fields } = changesBetween(before, after);
    if (blocks.length === 0 && fields.length === 0) return null;
  }
  return {
    ...{ document, ...placeOf(document, newest), title: titleOf(newest.fields, localise) },
    ...(before && { before: toState(before) }),
    ...(after && { after: toState(after) }),
  };
}

const toState = (document: EditDocument) => document as unknown as NonNullable<ComparedDocument['after']>;
