import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { answerEditor } from '#app/features/studio/answer-editor.server.ts';

const SentSchema = v.object({
  block: v.optional(v.union([v.literal(''), IdSchema]), ''),
  leaves: v.optional(v.literal('yes')),
});

/** Posted while the stage is open: who else has the document open. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  return answerEditor(context, request, async () => {
    const sent = v.safeParse(SentSchema, Object.fromEntries(await readForm(request)));
    if (!sent.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const { block, leaves } = sent.output;
    return context.services.content.editPresence(params.document ?? '', {
      ...(block && { block }),
      leaves: leaves === 'yes',
    });
  });
}
