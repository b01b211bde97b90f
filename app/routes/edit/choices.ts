import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isFoundKind } from '#app/features/page-builder/edit/fields/find-intent.ts';
import { answerEditor } from '#app/features/studio/answer-editor.server.ts';
import { findChoices } from '#app/features/studio/blocks/find-choices.server.ts';

/** What may be meant by what is typed into a field of a form: titles, channels, artists or venues by name. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return answerEditor(context, request, () => {
    const { searchParams } = new URL(request.url);
    const kind = searchParams.get('kind') ?? '';
    if (!isFoundKind(kind)) throw data({ kind: 'bad-request' }, { status: 400 });
    return findChoices(context.services.content, kind, (searchParams.get('q') ?? '').trim());
  });
}
