import { kindOfDocument } from '#app/contract/editing.ts';
import { digestOf, toCanonical, withDefaults } from '#app/contract/site/canonical.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import { readDigests, readEntities } from '#workers/platform/editing/known-entities.ts';
import { withKnownUrls } from '#workers/platform/editing/writers/old-urls.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { type DraftRow, draftStore } from '#workers/platform/storage/draft-store.ts';
import { publishedOf, schemaOf, toDraft, toPublished } from './document.ts';
import { readSite, type SiteEntities } from './site-source.ts';

/** A draft as it is now; of what nobody has edited yet, what is published. */
export interface Draft {
  id: string;
  document: EditDocument;
  /** 0 before the first change. */
  revision: number;
  /** Of the row: another one where the draft began anew since. */
  storedRevision: number;
  /** What is published of it, with every field; null where it is new. */
  published: Data | null;
  publishedDigest: string | null;
  /** What was published when it began. */
  baseDigest: string | null;
  digest: string;
  row: DraftRow | null;
  /** Of the `site` document: what it is published into. */
  site?: SiteEntities | undefined;
}

/** Throws 404 where there is no such document. */
export async function loadDraft(scope: AccountScope, language: string, documentId: string): Promise<Draft> {
  const draft = await findDraft(scope, language, documentId);
  if (!draft) throw new HttpError(404, 'not_found');
  return draft;
}

export async function findDraft(
  scope: AccountScope,
  language: string,
  documentId: string,
): Promise<Draft | null> {
  const [[row], entity] = await Promise.all([
    draftStore(scope).draft(documentId),
    readPublished(scope, documentId),
  ]);
  return toState({ documentId, language, row: row ?? null, entity });
}

/** The draft's alone, which editors read all the time. Throws 404 where there is no such document. */
export async function loadRevision(scope: AccountScope, documentId: string): Promise<number> {
  const [[row], publishedDigest] = await Promise.all([
    draftStore(scope).state(documentId),
    readPublishedDigest(scope, documentId),
  ]);
  if (row && !isOver(row, publishedDigest)) return row.revision;
  if (publishedDigest === null) throw new HttpError(404, 'not_found');
  return row ? row.revision + 1 : 0;
}

async function readPublishedDigest(scope: AccountScope, documentId: string): Promise<string | null> {
  const target = publishedOf(documentId);
  if (!target) return (await readSite(scope))?.digest ?? null;
  return (await readDigests(scope, target.kind, [target.id])).get(target.id)?.digest ?? null;
}

const isUnchanged = ({ digest, baseDigest }: Pick<DraftRow, 'digest' | 'baseDigest'>) =>
  digest === baseDigest;

/** Without changes of its own, a draft follows what is published by another way. */
const isOver = (row: Pick<DraftRow, 'digest' | 'baseDigest'>, publishedDigest: string | null) =>
  isUnchanged(row) && row.baseDigest !== publishedDigest;

async function readPublished(scope: AccountScope, documentId: string): Promise<Source['entity']> {
  const target = publishedOf(documentId);
  if (!target) return (await readSite(scope)) ?? undefined;
  return (await readEntities(scope, target.kind, [target.id])).get(target.id);
}

interface Source {
  documentId: string;
  language: string;
  row: DraftRow | null;
  entity: { digest: string; value: Record<string, unknown>; site?: SiteEntities } | undefined;
}

function toState({ documentId, language, row, entity }: Source): Draft | null {
  const published = entity ? (withDefaults(schemaOf(documentId), entity.value) as Data) : null;
  const site = entity?.site;
  const publishedDigest = entity?.digest ?? null;
  if (row && !isOver(row, publishedDigest))
    return {
      ...{
        id: documentId,
        document: shown(documentId, row.body, { published, isWithoutChanges: isUnchanged(row) }),
        revision: row.revision,
        storedRevision: row.revision,
      },
      ...{ published, publishedDigest, baseDigest: row.baseDigest, digest: row.digest, row, site },
    };
  if (!published || publishedDigest === null) return null;
  return {
    ...{ id: documentId, document: toDraft(documentId, published, language) },
    revision: row ? row.revision + 1 : 0,
    storedRevision: row?.revision ?? 0,
    ...{ published, publishedDigest, baseDigest: publishedDigest, digest: publishedDigest, row: null, site },
  };
}

/** With the addresses that publishing has added since the draft was written. */
function shown(
  documentId: string,
  document: EditDocument,
  { published, isWithoutChanges }: { published: Data | null; isWithoutChanges: boolean },
): EditDocument {
  if (kindOfDocument(documentId) !== 'page') return document;
  const { old_urls: _, ...others } = document.fields;
  return { ...document, fields: withKnownUrls(isWithoutChanges ? others : document.fields, published) };
}

/** A draft of a page or form that does not exist yet. */
export function newDraft(documentId: string, language: string): Draft {
  return {
    ...{ id: documentId, document: { language, blocks: [], fields: {} }, revision: 0, storedRevision: 0 },
    ...{ published: null, publishedDigest: null, baseDigest: null, digest: '', row: null },
  };
}

/** Of what a draft would be published as: where that is what is published, but for ids of cards, of that. */
export async function draftDigest(
  { id, published, publishedDigest }: Pick<Draft, 'id' | 'published' | 'publishedDigest'>,
  document: EditDocument,
): Promise<string> {
  const schema = schemaOf(id);
  const digestOfDraft = (draft: EditDocument) =>
    digestOf(toCanonical(schema, toPublished(id, draft, published)));
  const digest = await digestOfDraft(document);
  if (!published || publishedDigest === null) return digest;
  const untouched = await digestOfDraft(toDraft(id, published, document.language));
  return digest === untouched ? publishedDigest : digest;
}
