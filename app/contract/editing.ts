import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, LanguageSchema, requiredText, TimeSchema, text } from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

/** What an owner edits as one (edit-mode.md §2): `home:<template>`, `page:<id>`, `info:<TYPE>`, `form:<id>`, `site`. */
export const DOCUMENT_KINDS = ['home', 'page', 'info', 'form', 'site'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** There is one of it: theme, header, footer, and which home page is in use. */
export const SITE_DOCUMENT = 'site';

const DOCUMENT_ID_PATTERN = /^(?:(?:home|page|info|form):[A-Za-z0-9_][A-Za-z0-9_.:~@-]*|site)$/;
/** Of one batch. */
export const MAX_COMMANDS = 200;
/** Places grow by a character each time that something is put between two neighbours. */
const MAX_PLACE = 200;
const MAX_WAY = 500;
/** Of what others did since: as many batches as a response has. */
const MAX_LOGGED_COMMANDS = 200 * MAX_COMMANDS;
const MAX_DOCUMENTS = 1000;

export const DocumentIdSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.id + 8),
  v.regex(DOCUMENT_ID_PATTERN),
  v.description('home:<id>, page:<id>, info:<TYPE>, form:<id> or site'),
);

export const kindOfDocument = (id: string) => id.split(':', 1)[0] as DocumentKind;
const DocumentIdListSchema = v.pipe(v.array(DocumentIdSchema), v.maxLength(MAX_DOCUMENTS));
/** Made by the sender: what comes again under the same one is done once. */
export const CommandIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const PlaceSchema = v.pipe(v.string(), v.maxLength(MAX_PLACE), v.regex(/^[A-Za-z0-9]+$/));
const WaySchema = requiredText(MAX_WAY);
const NameSchema = requiredText(LIMITS.key);
const DataSchema = v.record(v.string(), v.unknown());

const block = { id: IdSchema, at: PlaceSchema, data: DataSchema, config: v.optional(DataSchema) };
export const EditedBlockSchema = v.object(block);
const CardSchema = v.looseObject({ _id: IdSchema, _at: PlaceSchema });
const MovedSchema = v.object({ id: IdSchema, at: PlaceSchema });
const ofCard = { id: IdSchema, way: WaySchema, card: IdSchema };

// One change of a document; `app/lib/edit-document` applies it.
const command = {
  remove: { kind: v.literal('remove'), id: IdSchema },
  move: {
    kind: v.literal('move'),
    id: IdSchema,
    at: PlaceSchema,
    isSwap: v.optional(v.literal(true)),
  },
  swap: {
    kind: v.literal('swap'),
    places: v.pipe(v.strictTuple([MovedSchema, MovedSchema]), v.maxLength(2)),
  },
  set: {
    kind: v.literal('set'),
    id: IdSchema,
    way: WaySchema,
    language: v.optional(LanguageSchema),
    value: v.optional(v.unknown()),
  },
  put: { kind: v.literal('put'), id: IdSchema, data: DataSchema, config: v.optional(DataSchema) },
  addCard: { kind: v.literal('addCard'), id: IdSchema, way: WaySchema, card: CardSchema },
  removeCard: { kind: v.literal('removeCard'), ...ofCard },
  moveCard: { kind: v.literal('moveCard'), ...ofCard, at: PlaceSchema },
  layout: {
    kind: v.literal('layout'),
    id: IdSchema,
    position: NameSchema,
    style: v.optional(v.unknown()),
  },
  field: {
    kind: v.literal('field'),
    name: NameSchema,
    language: v.optional(LanguageSchema),
    value: v.optional(v.unknown()),
  },
};

export const CommandSchema = v.variant('kind', [
  v.object({ kind: v.literal('add'), block: EditedBlockSchema }),
  v.object(command.remove),
  v.object(command.move),
  v.object(command.swap),
  v.object(command.set),
  v.object(command.put),
  v.object(command.addCard),
  v.object(command.removeCard),
  v.object(command.moveCard),
  v.object(command.layout),
  v.object(command.field),
]);
const CommandListSchema = v.pipe(v.array(CommandSchema), v.maxLength(MAX_LOGGED_COMMANDS));

/** As it is sent: with nothing that no command has. */
const SentCommandSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('add'), block: v.strictObject(block) }),
  v.strictObject(command.remove),
  v.strictObject(command.move),
  v.strictObject(command.swap),
  v.strictObject(command.set),
  v.strictObject(command.put),
  v.strictObject(command.addCard),
  v.strictObject(command.removeCard),
  v.strictObject(command.moveCard),
  v.strictObject(command.layout),
  v.strictObject(command.field),
]);

/** Which draft the sender saw last; `command_id` makes the call safe to repeat. */
const sent = { revision: RevisionSchema, command_id: CommandIdSchema };

export const CommandsBodySchema = v.strictObject({
  ...sent,
  commands: v.pipe(v.array(SentCommandSchema), v.minLength(1), v.maxLength(MAX_COMMANDS)),
  /** The revision that these take back. */
  undoes: v.optional(RevisionSchema),
});
export const SaveBlockBodySchema = v.strictObject({
  ...sent,
  data: DataSchema,
  config: v.optional(DataSchema),
});
export const CopyBlockBodySchema = v.strictObject({ ...sent, after: v.optional(IdSchema) });
export const SwapBlocksBodySchema = v.strictObject({ ...sent, block_id: IdSchema, with_id: IdSchema });
export const AddBlockBodySchema = v.strictObject({
  ...sent,
  component_key: requiredText(LIMITS.key),
  data: v.optional(DataSchema, {}),
  config: v.optional(DataSchema),
  /** The block below which it goes; null is the top of the page, and nothing its end. */
  after: v.optional(v.nullable(IdSchema)),
});
export const RemovalQuerySchema = v.object({
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  command_id: CommandIdSchema,
});
export const CardRemovalQuerySchema = v.object({ ...RemovalQuerySchema.entries, way: WaySchema });
export const SinceQuerySchema = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});

/** What came of a batch. With clashes nothing of it is written: an editor shows both sides. */
export const AcceptedSchema = v.object({
  revision: RevisionSchema,
  applied: CommandListSchema,
  /** What takes it back. */
  inverses: CommandListSchema,
  /** What others did since the sender's revision. */
  others: CommandListSchema,
  clashes: v.pipe(
    v.array(
      v.object({
        mine: CommandSchema,
        /** Absent where what it changes is not there any more, for the `reason`. */
        theirs: v.optional(CommandSchema),
        reason: v.optional(text(LIMITS.key)),
      }),
    ),
    v.maxLength(MAX_LOGGED_COMMANDS),
  ),
  /** Of a copy and of what was added. */
  block_id: maybe(IdSchema),
});
export type Accepted = v.InferOutput<typeof AcceptedSchema>;

export const EditorSchema = v.object({ _id: IdSchema, name: text(LIMITS.name) });
export const ListedDocumentSchema = v.object({
  id: DocumentIdSchema,
  kind: v.picklist(DOCUMENT_KINDS),
  /** By language, or plain; empty where it has none. */
  title: text(LIMITS.title),
  /** Of its page, where it has one. */
  page_url: maybe(text(LIMITS.url)),
  /** Of a page: built from blocks, or rich text. */
  type: maybe(v.picklist(['CUSTOM', 'STATIC'])),
  /** Of a home: it is the one that viewers see. */
  is_in_use: maybe(v.boolean()),
  revision: RevisionSchema,
  /** Its draft is another than what is published. */
  is_changed: v.boolean(),
  /** It was written by another way (a site folder) since its draft began. */
  is_outdated: orElse(v.boolean(), () => false),
  modified_date: maybe(text(40)),
  modified_by: maybe(EditorSchema),
});
export const ListedDocumentsSchema = lenientArray(ListedDocumentSchema, MAX_DOCUMENTS);
export type ListedDocument = v.InferOutput<typeof ListedDocumentSchema>;

export const EditLogEntrySchema = v.object({
  revision: RevisionSchema,
  actor: EditorSchema,
  time: text(40),
  commands: CommandListSchema,
  inverses: CommandListSchema,
  undoes: maybe(RevisionSchema),
});
export type EditLogEntry = v.InferOutput<typeof EditLogEntrySchema>;

export const EditedDocumentSchema = v.object({
  ...ListedDocumentSchema.entries,
  /** Of texts that are plain strings. */
  language: LanguageSchema,
  blocks: v.pipe(v.array(EditedBlockSchema), v.maxLength(LIMITS.shortList)),
  fields: DataSchema,
  /** What came after `since`, at most 200 batches; without it, the last 50. */
  log: orElse(v.pipe(v.array(EditLogEntrySchema), v.maxLength(LIMITS.shortList)), () => []),
});
export type EditedDocumentWire = v.InferOutput<typeof EditedDocumentSchema>;

/** What became of a block, as people see it: a block that moved may be changed as well. */
export const BLOCK_CHANGES = ['added', 'removed', 'changed', 'moved'] as const;
/** How a document would change, of a draft's publishing or a version's return. */
export const DocumentChangesSchema = v.object({
  document: DocumentIdSchema,
  kind: ListedDocumentSchema.entries.kind,
  title: ListedDocumentSchema.entries.title,
  page_url: ListedDocumentSchema.entries.page_url,
  type: ListedDocumentSchema.entries.type,
  revision: RevisionSchema,
  /** There is none yet. */
  is_new: orElse(v.boolean(), () => false),
  blocks: lenientArray(
    v.object({
      id: IdSchema,
      component_key: text(LIMITS.key),
      /** From 1; of one that goes, where it is now. */
      position: v.pipe(v.number(), v.integer(), v.minValue(1)),
      changes: lenientArray(v.picklist(BLOCK_CHANGES), BLOCK_CHANGES.length),
      /** Fields that differ; `config` is the layout. */
      names: lenientArray(text(LIMITS.key), LIMITS.shortList),
    }),
    2 * LIMITS.shortList,
  ),
  /** What is no block: title, address, rich text, fields of a form. */
  fields: lenientArray(text(LIMITS.key), LIMITS.shortList),
});
export const DocumentChangesListSchema = lenientArray(DocumentChangesSchema, MAX_DOCUMENTS);
export type DocumentChanges = v.InferOutput<typeof DocumentChangesSchema>;

/** Why a draft is not published, or would rather not be (edit-mode.md §10). */
export const FINDING_RULES = [
  'fault',
  'changed_elsewhere',
  'changed_meanwhile',
  'link_gone',
  'link_insecure',
  'picture_gone',
  'picture_without_words',
  'language_missing',
  'address_taken',
  'address_reserved',
  'block_empty',
  'picture_small',
  'heading_missing',
  'colour_moved',
  'link_moved',
  'row_empty',
  'row_locked',
  'picture_heavy',
  'opening_heavy',
  'opening_moves',
  'role_gone',
] as const;
export const FindingSchema = v.object({
  document: DocumentIdSchema,
  block: maybe(IdSchema),
  way: maybe(text(MAX_WAY)),
  rule: v.picklist(FINDING_RULES),
  /** `stop` cannot be accepted. */
  level: v.picklist(['stop', 'warn']),
  /** In English; of rules that have words of their own, what it is about: an address, a key, languages. */
  message: text(LIMITS.message),
  /** What mends it at once, as a command of the draft. */
  fix: maybe(CommandSchema),
});
export const FindingListSchema = lenientArray(FindingSchema, 1000);
export type Finding = v.InferOutput<typeof FindingSchema>;

export const PublishBodySchema = v.strictObject({
  command_id: CommandIdSchema,
  /** All that is changed, without it. */
  documents: v.optional(v.pipe(v.array(DocumentIdSchema), v.minLength(1), v.maxLength(LIMITS.shortList))),
  name: v.optional(text(LIMITS.name)),
  /** Of the drafts as the sender saw them: what somebody changed since is looked at first. */
  revisions: v.optional(v.record(DocumentIdSchema, RevisionSchema), {}),
  /** Rules whose warnings do not hold it up. */
  accept: v.optional(v.pipe(v.array(v.picklist(FINDING_RULES)), v.maxLength(FINDING_RULES.length)), []),
  /** When viewers get it; without it, now. */
  at: v.optional(TimeSchema),
});
export const PublishedSchema = v.object({
  /** Absent where findings hold it up, or nothing is changed. */
  snapshot: maybe(IdSchema),
  /** Of what was given a time. */
  scheduled: maybe(IdSchema),
  documents: DocumentIdListSchema,
  findings: FindingListSchema,
});
export type Published = v.InferOutput<typeof PublishedSchema>;

export const SNAPSHOT_KINDS = ['publish', 'before', 'rollback', 'scheduled', 'checkpoint'] as const;
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number];
export const SnapshotSchema = v.object({
  _id: IdSchema,
  kind: v.picklist(SNAPSHOT_KINDS),
  name: text(LIMITS.name),
  actor: EditorSchema,
  time: text(40),
  documents: DocumentIdListSchema,
});
export const SnapshotListSchema = lenientArray(SnapshotSchema, LIMITS.list);
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

export const CheckpointBodySchema = v.strictObject({
  command_id: CommandIdSchema,
  name: v.optional(text(LIMITS.name)),
});
export const CheckpointedSchema = v.object({
  /** Absent where no draft has changes. */
  snapshot: maybe(IdSchema),
  documents: DocumentIdListSchema,
});
export type Checkpointed = v.InferOutput<typeof CheckpointedSchema>;

export const SnapshotChangesQuerySchema = v.object({
  /** What the version is compared with: what would be replaced. */
  to: v.optional(v.picklist(['draft', 'published']), 'draft'),
});
export const RestoreBodySchema = v.strictObject({
  command_id: CommandIdSchema,
  /** All of the version, without it. */
  documents: v.optional(v.pipe(v.array(DocumentIdSchema), v.minLength(1), v.maxLength(LIMITS.shortList))),
  /** Viewers see it at once; else it becomes the draft. */
  publish: v.optional(v.boolean(), false),
});
export const RestoredSchema = v.object({
  documents: DocumentIdListSchema,
  /** Of what was published. */
  snapshot: maybe(IdSchema),
});
