import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema, LanguageSchema } from '#app/contract/primitives.ts';
import { readJson } from '#app/features/forms/read-json.server.ts';
import type { DrawnAgain } from '#app/features/page-builder/edit/store/store-types.ts';
import { answerEditor } from '#app/features/studio/answer-editor.server.ts';
import { editLanguageOf } from '#app/features/studio/edit-language.server.ts';
import { loadStage } from '#app/features/studio/stage/load-stage.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { StoredBlock } from '#app/lib/edit-document/document.ts';

/** What a document has at most, and what is around it (edit-mode.md §3). */
const MAX_BODY_BYTES = 256 * 1024;

const DataSchema = v.record(v.string(), v.unknown());
const BlockSchema = v.strictObject({ id: IdSchema, data: DataSchema, config: v.optional(DataSchema) });
const RequestedSchema = v.strictObject({
  /** Of texts that are plain strings. */
  language: LanguageSchema,
  /** The page's first block. */
  first: IdSchema,
  blocks: v.pipe(v.array(BlockSchema), v.minLength(1), v.maxLength(LIMITS.shortList)),
});

/** Blocks as viewers would see them, drawn from what an editor has not saved yet. */
export async function action({ context, request }: ActionFunctionArgs) {
  return answerEditor(context, request, async () => {
    const [requested, site] = await Promise.all([
      readJson(request, RequestedSchema, MAX_BODY_BYTES),
      requireSite(context),
    ]);
    // It was read from JSON.
    const blocks = requested.blocks as unknown as StoredBlock[];
    const languages = { language: editLanguageOf(request, site), ownLanguage: requested.language };
    const drawn: DrawnAgain = await loadStage(context, blocks, languages, requested.first);
    return drawn;
  });
}
