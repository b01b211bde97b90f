import { type ListedDocument, SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { Localise } from '#app/lib/localise.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { type DraftStore, draftStore } from '#workers/platform/storage/draft-store.ts';
import { presenceStore } from '#workers/platform/storage/presence-store.ts';
import type { LocalizedText } from '#workers/platform/storage/schema/columns.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { publishedOf } from './document.ts';
import { mayEdit } from './document-role.ts';
import { presentSince } from './edit-presence.ts';
import { scopeOf } from './edited-document.ts';
import { readSite } from './site-source.ts';
import { placeOf, titleOf } from './to-wire.ts';

type State = Awaited<ReturnType<DraftStore['states']>>[number];

export const editedDocuments: Handler<'editedDocuments'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const present = presenceStore(scopeOf(context)).othersOfAll(user.id, presentSince(context.now));
  const [{ published, unpublished }, others] = await Promise.all([listDocuments(context), present]);
  const editorsOf = (id: string) =>
    others.flatMap(({ documentId, userId, userName }) =>
      documentId === id ? [{ _id: userId, name: userName }] : [],
    );
  const documents = [...published, ...unpublished].filter(({ id }) => mayEdit(user, id));
  return { data: documents.map((document) => ({ ...document, editors: editorsOf(document.id) })) };
};

interface Documents {
  published: ListedDocument[];
  /** Pages and forms that are drafts alone. */
  unpublished: ListedDocument[];
}

export async function listDocuments(
  context: Pick<CallContext, 'dependencies' | 'account' | 'localise'>,
): Promise<Documents> {
  const { localise } = context;
  const scope = scopeOf(context);
  const store = draftStore(scope);
  const [homes, pages, infoPages, forms, states, digests] = await scope.batch([
    store.homes(),
    store.pages(),
    store.infoPages(),
    store.forms(),
    store.states(),
    store.publishedDigests(),
  ]);
  const drafts = new Map(states.map((state) => [state.documentId, state]));
  const known = new Map(digests.map(({ kind, id, digest }) => [`${kind}/${id}`, digest]));
  const siteDraft = drafts.get(SITE_DOCUMENT);
  // The site lies in several entities, and is read where it has a draft alone.
  if (siteDraft && siteDraft.digest !== siteDraft.baseDigest) {
    const site = await readSite(scope);
    if (site) known.set(SITE_DOCUMENT, site.digest);
  }
  const inUse = homes.find(({ isPublished }) => isPublished)?.id;
  const listed: Listed[] = [
    ...homes.map(({ id, name }) => ({
      ...{ id: `home:${id}`, kind: 'home' as const },
      title: homeTitle(drafts.get(`home:${id}`), name, localise),
      ...(id === inUse && { is_in_use: true }),
    })),
    ...pages.map(({ id, type, pageUrl, title }) => ({
      ...{ id: `page:${id}`, kind: 'page' as const, title: titled(title, localise), page_url: pageUrl },
      type: type === 'STATIC' ? ('STATIC' as const) : ('CUSTOM' as const),
    })),
    ...infoPages.map(({ type, pageUrl, title }) => ({
      ...{ id: `info:${type}`, kind: 'info' as const, title: titled(title, localise) },
      ...(pageUrl !== '' && { page_url: pageUrl }),
    })),
    ...forms.map(({ id, heading }) => ({
      ...{ id: `form:${id}`, kind: 'form' as const, title: titled(heading, localise) },
    })),
    { id: SITE_DOCUMENT, kind: 'site', title: '' },
  ];
  const published = new Set(listed.map(({ id }) => id));
  const newOnes = states.filter(({ documentId, newFields }) => newFields && !published.has(documentId));
  return {
    published: listed.map((one) => ({ ...one, ...stateOf(drafts.get(one.id), digestOf(known, one.id)) })),
    unpublished: newOnes.map((state) => ({ ...newDocument(state, localise), ...stateOf(state, null) })),
  };
}

type Listed = Omit<
  ListedDocument,
  'revision' | 'is_changed' | 'is_outdated' | 'modified_date' | 'modified_by' | 'editors'
>;

/** As its draft has it: nobody waits for a name to be published. */
function homeTitle(state: State | undefined, name: LocalizedText | null, localise: Localise): string {
  if (!state) return titled(name, localise);
  return titleOf({ name: state.homeName === null ? null : JSON.parse(state.homeName) }, localise);
}

const titled = (texts: LocalizedText | null, localise: Localise) => localise(texts) ?? '';

function digestOf(known: ReadonlyMap<string, string>, documentId: string): string | undefined {
  const target = publishedOf(documentId);
  return known.get(target ? `${target.kind satisfies KindName}/${target.id}` : documentId);
}

/** A page or form that has a draft and is not published yet. */
function newDocument({ documentId, newFields }: State, localise: Localise): Listed {
  const fields = JSON.parse(newFields ?? '{}') as Data;
  return { id: documentId, ...placeOf(documentId, { fields }), title: titleOf(fields, localise) };
}

/** `published` is undefined where nothing was written through the list of changes yet. */
function stateOf(
  state: State | undefined,
  published: string | null | undefined,
): Pick<ListedDocument, 'revision' | 'is_changed' | 'is_outdated' | 'modified_date' | 'modified_by'> {
  if (!state) return { revision: 0, is_changed: false, is_outdated: false };
  const isChanged = state.digest !== state.baseDigest;
  return {
    revision: state.revision,
    is_changed: isChanged,
    is_outdated: isChanged && published !== undefined && published !== state.baseDigest,
    modified_date: state.modifiedDate.toISOString(),
    modified_by: { _id: state.userId, name: state.userName },
  };
}
