import type * as v from 'valibot';
import { type DocumentKind, kindOfDocument } from '#app/contract/editing.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import { SiteDocumentSchema } from '#app/contract/site/site-document.ts';
import { isPlace } from '#app/lib/edit-document/command.ts';
import {
  type Data,
  type EditDocument,
  isObject,
  type Json,
  type StoredBlock,
  toDocument,
  toStoredBlocks,
} from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import { withKnownUrls, withOldUrls } from '#workers/platform/editing/writers/old-urls.ts';

/** The kind of the list of changes that a document is published into, and its id there. */
export interface Published {
  kind: 'template' | 'page' | 'info-page' | 'form';
  id: string;
}

interface Form {
  /** Null where it is published into several. */
  kind: Published['kind'] | null;
  /** Fields that are texts by language: `{ en, ar }` where they are published, `{ $t }` in a draft. */
  texts: readonly string[];
  /** Fields that an owner edits elsewhere (which home is in use, in what order), or that are blocks. */
  others: readonly string[];
  /** There can be a draft of one that is not published yet. */
  canBeNew: boolean;
}

const FORMS: Readonly<Record<DocumentKind, Form>> = {
  home: {
    kind: 'template',
    texts: ['name'],
    others: ['is_published', 'selected_theme', 'header', 'footer', 'position', 'components'],
    canBeNew: true,
  },
  page: { kind: 'page', texts: ['title', 'content'], others: ['components'], canBeNew: true },
  info: { kind: 'info-page', texts: ['title', 'content'], others: ['position'], canBeNew: false },
  form: { kind: 'form', texts: ['heading', 'sub_heading', 'button_text'], others: [], canBeNew: true },
  site: { kind: null, texts: [], others: ['components'], canBeNew: false },
};

/** Null of the site, which is published into several entities (site-source.ts). */
export function publishedOf(documentId: string): Published | null {
  const { kind } = formOf(documentId);
  return kind && { kind, id: documentId.slice(documentId.indexOf(':') + 1) };
}

export const canBeNew = (documentId: string) => formOf(documentId).canBeNew;

/** What a document is published as. */
export function schemaOf(documentId: string): v.GenericSchema {
  const target = publishedOf(documentId);
  return target ? kindOf(target.kind).schema : SiteDocumentSchema;
}

/** A draft of what is published; the same value begins the same draft, with the same ids. */
export function toDraft(documentId: string, value: Data, language: string): EditDocument {
  const { texts, others } = formOf(documentId);
  const fields = Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => !others.includes(name) && field !== undefined)
      .map(([name, field]) => [name, texts.includes(name) && isObject(field) ? { $t: field } : field]),
  );
  let count = 0;
  return toDocument(
    { language, blocks: (value.components ?? []) as unknown as StoredBlock[], fields },
    () => {
      count += 1;
      return `n${count}`;
    },
  );
}

/** What a draft is published as; fields that are edited elsewhere stay as they are published. */
export function toPublished(documentId: string, document: EditDocument, published: Data | null): Data {
  const { texts, others } = formOf(documentId);
  const fields = Object.entries(document.fields).map(([name, field]): [string, Json] => [
    name,
    texts.includes(name) ? toTexts(field, document.language) : field,
  ]);
  const elsewhere = Object.entries(published ?? {}).filter(
    ([name]) => others.includes(name) && name !== 'components',
  );
  const value = Object.fromEntries([...elsewhere, ...fields]);
  const filled = hasBlocks(documentId, value)
    ? { ...value, components: toStoredBlocks(document) as unknown as Json }
    : value;
  return kindOfDocument(documentId) === 'page'
    ? withOldUrls(withKnownUrls(filled, published), published)
    : filled;
}

/** Texts by language, as `toDraft` has them: in a draft, one in the brand's own language may be a plain string. */
export function withTexts(documentId: string, document: EditDocument): EditDocument {
  const { texts } = formOf(documentId);
  const fields = Object.entries(document.fields).map(([name, field]): [string, Json] => [
    name,
    texts.includes(name) && typeof field === 'string' ? { $t: { [document.language]: field } } : field,
  ]);
  return { ...document, fields: Object.fromEntries(fields) };
}

/**
 * As it is stored: addresses that a page had are in a draft that has other ones alone, or it would drop those that
 * come by another way.
 */
export function toStored(documentId: string, document: EditDocument, published: Data | null): EditDocument {
  const { old_urls, ...fields } = document.fields;
  if (kindOfDocument(documentId) !== 'page' || old_urls === undefined) return document;
  return isSame(old_urls, published?.old_urls) ? { ...document, fields } : document;
}

/** Without what is edited elsewhere: another header of a home is no version of it. */
export function withoutOthers(documentId: string, value: Data): Data {
  const { others } = formOf(documentId);
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => name === 'components' || !others.includes(name)),
  );
}

/** The place of every block and card can have another one beside it. */
export function hasPlaces({ blocks }: Pick<EditDocument, 'blocks'>): boolean {
  return blocks.every(({ at, data }) => isPlace(at) && hasCardPlaces(data));
}

function hasCardPlaces(value: Json): boolean {
  if (Array.isArray(value)) return value.every(hasCardPlaces);
  if (!isObject(value)) return true;
  if (typeof value._at === 'string' && !isPlace(value._at)) return false;
  return Object.values(value).every(hasCardPlaces);
}

function hasBlocks(documentId: string, value: Data): boolean {
  const kind = kindOfDocument(documentId);
  return kind === 'home' || kind === 'site' || (kind === 'page' && value.type === 'CUSTOM');
}

function toTexts(field: Json, language: string): Json {
  if (typeof field === 'string') return { [language]: field };
  return byLanguage(field) ?? field;
}

const formOf = (documentId: string) => FORMS[kindOfDocument(documentId)];
