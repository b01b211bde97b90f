import { type ListedDocument, SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { PreviewPage } from '#app/contract/previews.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { previewStore } from '#workers/platform/storage/preview-store.ts';
import { scheduledStore } from '#workers/platform/storage/scheduled-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { hashOfSecret } from '#workers/platform/user/secret.ts';
import { isHomeOf, SOCIAL_LINKS, toDraftedSite } from './drafted-site.ts';
import { scopeOf } from './edited-document.ts';
import { listDocuments } from './edited-documents.ts';
import { findShownValue, shownValue } from './shown-value.ts';
import { bodiesAt } from './snapshot.ts';

type Context = Pick<CallContext, 'dependencies' | 'account' | 'localise'>;

/** For people of the brand, by their session. */
export const ownPreview: Handler<'ownPreview'> = async (context) => {
  requireRole(context, 'edit');
  const { document, snapshot = null } = context.query;
  return { data: await previewedPage(context, snapshot, document) };
};

/** For people with the link; what it is of was chosen when it was made. */
export const previewPage: Handler<'previewPage'> = async (context) => {
  const { params, query, now } = context;
  const [preview] = await previewStore(scopeOf(context)).byToken(hashOfSecret(params.token), now);
  if (!preview) throw new HttpError(404, 'not_found');
  const page = await previewedPage(context, preview.snapshotId, query.document);
  return { data: { ...page, expires_time: preview.expiresTime.toISOString() } };
};

const isPage = ({ kind, id }: Pick<ListedDocument, 'kind' | 'id'>) =>
  // Forms float over pages, the site is around them, and networks are links of the footer.
  kind !== 'form' && kind !== 'site' && id !== SOCIAL_LINKS;

async function previewedPage(
  context: Context,
  snapshotId: string | null,
  wanted: string | undefined,
): Promise<PreviewPage> {
  const scope = scopeOf(context);
  const { defaultLanguage: language } = context.account;
  const hashes = snapshotId === null ? null : await requireVersion(scope, snapshotId);
  const [{ published, unpublished }, addresses, siteValue, networks] = await Promise.all([
    listDocuments(context),
    hashes ? [] : previewStore(scope).draftAddresses(),
    shownValue(scope, { id: SITE_DOCUMENT, language, hashes }),
    findShownValue(scope, { id: SOCIAL_LINKS, language, hashes }),
  ]);
  const addressOf = new Map(addresses.map(({ documentId, pageUrl }) => [documentId, pageUrl]));
  // What a version does not have is shown as it is published, and drafts that are not are nobody's to see.
  const listed = [...published, ...unpublished.filter(({ id }) => hashes?.has(id) ?? true)];
  const site = toDraftedSite(siteValue, networks, language);
  const documents = listed.filter(isPage).map(({ id, kind, title, type, page_url }) => ({
    ...{ id, kind, title },
    ...(type && { type }),
    ...(page_url !== undefined && { page_url: addressOf.get(id) ?? page_url }),
    ...(isHomeOf(siteValue, { id }) && { is_in_use: true }),
  }));
  const shown = wanted ?? toShown(documents)?.id;
  if (shown === undefined) return { documents, site, shown: null };
  if (!documents.some(({ id }) => id === shown)) throw new HttpError(404, 'not_found');
  const value = await shownValue(scope, { id: shown, language, hashes });
  const { components = [], ...fields } = value;
  return {
    ...{ documents, site },
    shown: { id: shown, language, components: components as never, fields },
  };
}

const toShown = (documents: readonly Pick<ListedDocument, 'id' | 'is_in_use'>[]) =>
  documents.find(({ is_in_use }) => is_in_use) ?? documents[0];

/** By document, the hash of its body: of a version, or of drafts that have a time. Throws 404 without one. */
export async function requireVersion(scope: AccountScope, id: string): Promise<ReadonlyMap<string, string>> {
  const hashes = bodiesAt(await draftStore(scope).manifests(), id);
  if (hashes) return hashes;
  const [scheduled] = await scheduledStore(scope).scheduled(id);
  if (!scheduled) throw new HttpError(404, 'not_found');
  return new Map(Object.entries(scheduled.manifest));
}
