import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, LanguageSchema, requiredText, text } from './primitives.ts';
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
export const MAX_WAY = 500;
/** Of what others did since: as many batches as a response has. */
const MAX_LOGGED_COMMANDS = 200 * MAX_COMMANDS;
export const MAX_DOCUMENTS = 1000;

export const DocumentIdSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.id + 8),
  v.regex(DOCUMENT_ID_PATTERN),
  v.description('home:<id>, page:<id>, info:<TYPE>, form:<id> or site'),
);

export const kindOfDocument = (id: string) => id.split(':', 1)[0] as DocumentKind;
export const DocumentIdListSchema = v.pipe(v.array(DocumentIdSchema), v.maxLength(MAX_DOCUMENTS));
/** Made by the sender: what comes again under the same one is done once. */
export const CommandIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
export const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
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
export const DraftQuerySchema = v.object({
  ...SinceQuerySchema.entries,
  log: v.optional(
    v.pipe(
      v.literal('brief'),
      v.description('without since: of commands the names of fields that they set, and no inverses'),
    ),
  ),
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
  /** Who else has it open now. */
  editors: maybe(lenientArray(EditorSchema, LIMITS.shortList)),
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
