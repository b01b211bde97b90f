import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { CheckpointBodySchema } from '#app/contract/snapshots.ts';
import { readJson } from '#app/features/forms/read-json.server.ts';
import { answerEditor } from '#app/features/studio/answer-editor.server.ts';

const MAX_BODY_BYTES = 4 * 1024;

/** Posted by the stage: a version of all drafts as they are. */
export async function action({ context, request }: ActionFunctionArgs) {
  return answerEditor(context, request, async () =>
    context.services.content.makeCheckpoint(await readJson(request, CheckpointBodySchema, MAX_BODY_BYTES)),
  );
}
