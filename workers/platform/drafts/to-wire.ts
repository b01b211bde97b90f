import { type EditedDocumentWire, kindOfDocument, type ListedDocument } from '#app/contract/editing.ts';
import type { DocumentChanges } from '#app/contract/publishing.ts';
import { changesBetween } from '#app/lib/edit-document/changes.ts';
import type { Data, EditDocument, Json } from '#app/lib/edit-document/document.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import type { Localise } from '#app/lib/localise.ts';
import type { DraftStore } from '#workers/platform/storage/draft-store.ts';
import type { Draft } from './load-draft.ts';

type Logged = Awaited<ReturnType<DraftStore['logSince']>>[number];

/** A document's name in the list: its title, its heading, or its own name; empty where it has none of them. */
export function titleOf(fields: Data, localise: Localise): string {
  const title = fields.title ?? fields.heading ?? fields.name;
  if (typeof title === 'string') return title;
  return localise((byLanguage(title) ?? {}) as Record<string, string>) ?? '';
}

export function toDocumentWire(draft: Draft, log: readonly Logged[], localise: Localise): EditedDocumentWire {
  const { id, document, revision, digest, row, published } = draft;
  return {
    id,
    ...placeOf(id, document),
    title: titleOf(document.fields, localise),
    ...(published?.is_published === true && { is_in_use: true }),
    revision,
    is_changed: row !== null && digest !== draft.baseDigest,
    is_outdated: row !== null && draft.baseDigest !== draft.publishedDigest,
    ...(row && { modified_date: row.modifiedDate.toISOString() }),
    language: document.language,
    blocks: document.blocks as unknown as EditedDocumentWire['blocks'],
    fields: document.fields,
    log: log.map(toLogEntry),
  };
}

/** How a document would change; `before` is what is in its place now, if anything is. */
export function toChangesWire(
  { id, document, revision, published }: Pick<Draft, 'id' | 'document' | 'revision' | 'published'>,
  before: EditDocument | null,
  localise: Localise,
): DocumentChanges {
  const { blocks, fields } = changesBetween(before, document);
  return {
    document: id,
    ...placeOf(id, document),
    title: titleOf(document.fields, localise),
    revision,
    is_new: published === null,
    blocks: blocks.map(({ key, ...block }) => ({ ...block, component_key: key })),
    fields,
  };
}

/** Which kind of document it is, and where its page is. */
export function placeOf(
  id: string,
  { fields }: Pick<EditDocument, 'fields'>,
): Pick<ListedDocument, 'kind' | 'page_url' | 'type'> {
  const { type } = fields;
  return {
    kind: kindOfDocument(id),
    ...(isText(fields.page_url) && { page_url: fields.page_url }),
    ...((type === 'CUSTOM' || type === 'STATIC') && { type }),
  };
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

function toLogEntry(entry: Logged): EditedDocumentWire['log'][number] {
  const { revision, userId, userName, time, commands, inverses, undoes } = entry;
  return {
    revision,
    actor: { _id: userId, name: userName },
    time: time.toISOString(),
    commands,
    inverses,
    ...(undoes !== null && { undoes }),
  };
}
