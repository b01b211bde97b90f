import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { CommandsBodySchema, SinceQuerySchema } from '#app/contract/editing.ts';
import { readJson } from '#app/features/forms/read-json.server.ts';
import { answerEditor } from '#app/features/studio/answer-editor.server.ts';
import { toLoadedDraft } from '#app/features/studio/edit-document.server.ts';

/** What a document has at most, and what is around it (edit-mode.md §3). */
const MAX_BODY_BYTES = 256 * 1024;

/** A draft as it is now, with what came after a revision. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return answerEditor(context, request, async () => {
    const query = v.safeParse(SinceQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const { since } = query.output;
    const { content } = context.services;
    const requested = since === undefined ? {} : { since: String(since) };
    return toLoadedDraft(await content.editedDocument(params.document ?? '', requested));
  });
}

/** One step of changes. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  return answerEditor(context, request, async () => {
    const body = await readJson(request, CommandsBodySchema, MAX_BODY_BYTES);
    return context.services.content.editCommands(params.document ?? '', body);
  });
}
