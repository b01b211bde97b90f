import * as v from 'valibot';
import type { StudioChangeResult } from '#app/contract/entity-calls.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { toSlug } from '#app/lib/slug.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';
import type { EntityFault } from './drawn-field.ts';
import type { EntityField } from './entity-field.ts';
import { entityName } from './entity-name.ts';
import { type EntityValue, valueAt } from './entity-value.ts';
import { type FormKind, fieldsOf } from './kind-forms.ts';
import { readEntity } from './read-entity.server.ts';

type Content = MarqueeContext['services']['content'];

export interface SentEntity {
  kind: FormKind;
  /** Null is a new one. */
  id: string | null;
  sent: URLSearchParams;
  /** The brand's own first. */
  languages: readonly string[];
  timeZone: string;
  currency: string;
}

/** Why nothing was written; the form is drawn again with all that was typed. */
export interface Unsaved {
  faults: readonly EntityFault[];
  /** What was written meanwhile: saving again replaces it. */
  clash?: { digest: string | null; fields: readonly string[] };
  /** In the platform's own words, or null for an outage. */
  message?: string | null;
}

export type Saved = { id: string };

/** A name that is taken gets a number behind it; more tries are no accident. */
const TRIES = 20;

/** Writes what a form sends, unless something of it is wrong or somebody else wrote meanwhile. */
export async function saveEntity(content: Content, entity: SentEntity): Promise<Saved | Unsaved> {
  const { kind, id, sent } = entity;
  const [known] = id === null ? [] : await content.namedEntities(kind, [id]);
  const { value, faults } = readEntity(kind, { ...entity, stored: known?.value ?? {} });
  const typedId = id ?? (sent.get('id') ?? '').trim();
  if (typedId !== '' && !v.is(IdSchema, typedId)) faults.push({ path: 'id', rule: 'id' });
  if (faults.length > 0) return { faults };
  if (id !== null) return put(content, { entity, id, value, ifDigest: sent.get('digest') || null });
  if (typedId !== '') return put(content, { entity, id: typedId, value, ifDigest: null });
  return putUnderName(content, entity, value);
}

/** A new one, whose address follows from its name. */
async function putUnderName(content: Content, entity: SentEntity, value: EntityValue) {
  const name = entityName({ id: '', value }, entity.languages[0] ?? 'en');
  const slug = toSlug(name) || entity.kind;
  for (let count = 1; ; count++) {
    const id = count === 1 ? slug : `${slug}-${count}`;
    const saved = await put(content, { entity, id, value, ifDigest: null });
    const isTaken = 'faults' in saved && saved.faults.some(({ rule }) => rule === 'taken');
    if (!isTaken || count === TRIES) return saved;
  }
}

interface Put {
  entity: SentEntity;
  id: string;
  value: EntityValue;
  ifDigest: string | null;
}

async function put(content: Content, { entity, id, value, ifDigest }: Put): Promise<Saved | Unsaved> {
  const { kind } = entity;
  const change = { op: 'put' as const, kind, id, value, if_digest: ifDigest };
  const results = await content.changeEntities({ changes: [change] }).catch(orRejected);
  if (isServiceError(results)) return { faults: [], message: rejectionWords(results) };
  const [result] = results;
  if (!result) return { faults: [], message: null };
  if (result.result === 'conflict')
    return entity.id === null
      ? { faults: [{ path: 'id', rule: 'taken' }] }
      : { faults: [], clash: { digest: result.digest ?? null, fields: differing(kind, value, result) } };
  if (result.result !== 'refused') return { id };
  return {
    faults: (result.faults ?? []).map((fault) => ({
      path: controlOf(kind, fault.path),
      words: fault.message,
    })),
  };
}

/** The fields in which theirs is another value than ours. */
function differing(kind: FormKind, ours: EntityValue, { value }: StudioChangeResult): string[] {
  const theirs = (value ?? {}) as EntityValue;
  return fieldsOf(kind).flatMap((field) => {
    const [our, their] = [ours, theirs].map((value) => valueAt(value, field.path) ?? absentOf(field));
    return JSON.stringify(our) === JSON.stringify(their) ? [] : [field.path];
  });
}

const absentOf = (field: EntityField) => (field.kind === 'switch' ? field.otherwise : undefined);

/** The control that a path of the schema is shown in: `plans.3` is of the field `plans`. */
function controlOf(kind: FormKind, path: string): string {
  const field = fieldsOf(kind).find((each) => path === each.path || path.startsWith(`${each.path}.`));
  if (!field) return path;
  if (field.kind === 'texts') return path;
  return field.kind === 'people' ? path.split('.').slice(0, 2).join('.') : field.path;
}

/** Deletes one, unless something names it; then the platform's words for what. */
export async function deleteEntity(
  content: Content,
  kind: FormKind,
  id: string,
): Promise<{ message: string | null } | null> {
  const results = await content.changeEntities({ changes: [{ op: 'delete', kind, id }] }).catch(orRejected);
  if (isServiceError(results)) return { message: rejectionWords(results) };
  const [result] = results;
  return result?.result === 'refused' ? { message: result.faults?.[0]?.message ?? null } : null;
}
