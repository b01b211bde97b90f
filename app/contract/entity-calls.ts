import * as v from 'valibot';
import type { Call } from './call.ts';
import { LIMITS } from './limits.ts';
import { CountSchema, requiredText, text } from './primitives.ts';
import { flag, PageQuerySchema } from './queries.ts';
import { lenientArray, maybe } from './reading.ts';
import type { Role } from './roles.ts';
import { ChangesBodySchema, MAX_CHANGES, MAX_CHANGES_BYTES } from './site/changes.ts';
import type { KindName } from './site/entity-kind.ts';

interface KindRoles {
  read: Role;
  write: Role;
}

const CATALOGUE: KindRoles = { read: 'publish', write: 'publish' };
const SHOP: KindRoles = { read: 'publish', write: 'own' };
const OWNERS: KindRoles = { read: 'own', write: 'own' };

/**
 * What the studio writes without a draft, and the role that it takes: viewers see it at once. Pages, forms and the
 * theme are not among them: they are drafts first (edit-mode.md §4).
 */
export const KIND_ROLES = {
  title: CATALOGUE,
  playlist: CATALOGUE,
  category: CATALOGUE,
  genre: CATALOGUE,
  rating: CATALOGUE,
  field: CATALOGUE,
  person: CATALOGUE,
  venue: CATALOGUE,
  asset: CATALOGUE,
  channel: CATALOGUE,
  schedule: CATALOGUE,
  banner: CATALOGUE,
  lane: CATALOGUE,
  plan: SHOP,
  voucher: OWNERS,
  site: OWNERS,
  'comment-rules': OWNERS,
} as const satisfies Partial<Record<KindName, KindRoles>>;
export type StudioKind = keyof typeof KIND_ROLES;
export const STUDIO_KINDS = Object.keys(KIND_ROLES) as StudioKind[];

export const isStudioKind = (name: string): name is StudioKind => Object.hasOwn(KIND_ROLES, name);

/** Of one request; ids have no comma. */
export const MAX_NAMED_IDS = 40;

const EntitiesQuerySchema = v.object({
  kind: v.picklist(STUDIO_KINDS),
  /** Their names contain it. */
  search: v.optional(text(LIMITS.searchText)),
  /** Those of these ids instead, joined by commas. */
  ids: v.optional(text(MAX_NAMED_IDS * 129)),
  /** Their values have no more than what lists name them by (`NAME_FIELDS`). */
  names_only: v.optional(flag),
  ...PageQuerySchema.entries,
});

/** Of a value, what people know it by, and what type of title it is. */
export const NAME_FIELDS = ['title', 'name', 'code', 'video_type'] as const;

export const StudioEntitySchema = v.object({
  id: requiredText(256),
  /** Of the value as it is, for `if_digest`. */
  digest: requiredText(64),
  /** In the form of its kind's schema, without what is that schema's default. */
  value: v.record(v.string(), v.unknown()),
});
export type StudioEntity = v.InferOutput<typeof StudioEntitySchema>;

const FaultSchema = v.object({ path: text(500), message: text(2000) });

export const ChangeResultSchema = v.object({
  kind: text(64),
  id: text(256),
  result: v.picklist(['created', 'changed', 'same', 'deleted', 'refused', 'conflict']),
  digest: maybe(v.nullable(text(64))),
  value: v.optional(v.unknown()),
  faults: maybe(lenientArray(FaultSchema, 100)),
});
export type StudioChangeResult = v.InferOutput<typeof ChangeResultSchema>;

const of = { service: 'content', session: 'required', mayBeMissing: true } as const;

/** The studio's reading and writing of what a brand is made of (operators.md B.2, B.6). */
export const entityCalls = {
  entities: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/entities',
    summary:
      'Titles, plans or others of one kind, published or not; role publish, of vouchers and settings own',
    query: EntitiesQuerySchema,
    data: lenientArray(StudioEntitySchema, LIMITS.pageSize),
    list: true,
  },
  entityCounts: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/entity-counts',
    summary: 'How many there are of each kind; role publish',
    data: v.record(v.string(), CountSchema),
  },
  changeEntities: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/entities',
    summary:
      'Write or delete what viewers see, all of it or none: each change with its result; role publish, of plans, vouchers and settings own',
    body: ChangesBodySchema,
    maxBodyBytes: MAX_CHANGES_BYTES,
    data: v.pipe(v.array(ChangeResultSchema), v.maxLength(MAX_CHANGES)),
  },
} as const satisfies Record<string, Call>;
