import * as v from 'valibot';
import { ThemeChoiceSchema } from './account.ts';
import { CommandIdSchema, DocumentIdSchema, EditorSchema, ListedDocumentSchema } from './editing.ts';
import { LIMITS } from './limits.ts';
import { IdSchema, LanguageSchema, SafeUrlSchema, text } from './primitives.ts';
import { lenientArray, lenientRecord, maybe } from './reading.ts';
import { ComponentListSchema, FooterSchema, HeaderSchema } from './template.ts';

/** How long a link to a preview works (edit-mode.md §3). */
export const PREVIEW_DAYS = 7;
/** Of one brand at a time. */
export const MAX_PREVIEWS = 50;

/** 32 random bytes as base64url. Stored ids of versions that end in `-before` are as long as one. */
export const PREVIEW_TOKEN = /^(?!.*-before$)[A-Za-z0-9_-]{43}$/;
const PreviewTokenSchema = v.pipe(v.string(), v.maxLength(43), v.regex(PREVIEW_TOKEN));
export const PreviewParamsSchema = v.object({ token: PreviewTokenSchema });

export const PreviewBodySchema = v.strictObject({
  /** Sent again, it makes a new token for the same preview: the earlier one works no more. */
  command_id: CommandIdSchema,
  /** A version; without it the drafts as they are whenever the link is opened. */
  snapshot: v.optional(IdSchema),
});
export const PreviewSchema = v.object({
  _id: IdSchema,
  /** Absent where it shows the drafts. */
  snapshot: maybe(IdSchema),
  actor: EditorSchema,
  created_date: text(40),
  expires_time: text(40),
});
export const PreviewListSchema = lenientArray(PreviewSchema, MAX_PREVIEWS);
export type Preview = v.InferOutput<typeof PreviewSchema>;

export const MadePreviewSchema = v.object({
  ...PreviewSchema.entries,
  /** Of `/preview/{token}`; nothing answers it again. */
  token: PreviewTokenSchema,
});

const shown = { document: v.optional(DocumentIdSchema) };
export const PreviewPageQuerySchema = v.object(shown);
export const OwnPreviewQuerySchema = v.object({
  ...shown,
  /** A version, or drafts that wait for their time; without it the drafts. */
  snapshot: v.optional(IdSchema),
});

const NetworksSchema = lenientRecord(SafeUrlSchema, LIMITS.shortList, LIMITS.key);

/** What is around every page, as a draft or a version has it. */
export const DraftedSiteSchema = v.object({
  /** Of texts that are plain strings. */
  language: LanguageSchema,
  theme: maybe(ThemeChoiceSchema),
  /** Texts in all languages: `{ "$t": { en, ar } }`. Absent where the site shows its own. */
  header: maybe(HeaderSchema),
  footer: maybe(FooterSchema),
  /** By language, the address by network; none where they are not shown. Absent: those that are published. */
  social_links: maybe(lenientRecord(NetworksSchema, LIMITS.shortList, LIMITS.key)),
});
export type DraftedSite = v.InferOutput<typeof DraftedSiteSchema>;

const { id, kind, title, page_url, type, is_in_use } = ListedDocumentSchema.entries;
export const PreviewPageSchema = v.object({
  /** Of a link. */
  expires_time: maybe(text(40)),
  /** What can be seen of it: links between these lead from one to the other. */
  documents: lenientArray(v.object({ id, kind, title, page_url, type, is_in_use }), LIMITS.list),
  /** Without it, what is published is around the page. */
  site: maybe(DraftedSiteSchema),
  /** The one that was requested, else the home in use, else the first; null where there is none. */
  shown: v.nullable(
    v.object({
      id,
      /** Of texts that are plain strings. */
      language: LanguageSchema,
      /** Texts in all languages: `{ "$t": { en, ar } }`. */
      components: ComponentListSchema,
      /** As it would be published, but for its blocks. */
      fields: v.record(v.string(), v.unknown()),
    }),
  ),
});
export type PreviewPage = v.InferOutput<typeof PreviewPageSchema>;
