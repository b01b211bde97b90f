import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import type { CallBody } from '#app/contract/calls.ts';
import { DATE_ORDERS } from '#app/contract/import-calls.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';

const FormSchema = v.variant('intent', [
  v.object({
    intent: v.literal('check'),
    dates: v.optional(v.picklist(DATE_ORDERS)),
    publishes: v.optional(v.literal('on')),
  }),
  v.object({ intent: v.literal('run'), plan: v.pipe(v.string(), v.uuid()) }),
]);

/** Checks a file by the map that was sent, or imports what the last check found. */
export async function actOnImport(context: MarqueeContext, id: string, form: URLSearchParams) {
  const read = v.safeParse(FormSchema, Object.fromEntries(form));
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const { content } = context.services;
  const sent = read.output;
  try {
    if (sent.intent === 'run') await content.runImport(id, sent.plan);
    else await content.checkImport(id, toCheck(sent, form));
  } catch (thrown) {
    const error = orRejected(thrown);
    const t = await translator(context, 'studio');
    return data({ message: rejectionWords(error) ?? t('import_not_done') }, { status: error.status ?? 503 });
  }
  return redirect(editPaths.import({ id }));
}

/** `header` and `meaning` come in pairs; a feed has none. */
function toCheck(
  { dates, publishes }: { dates?: (typeof DATE_ORDERS)[number] | undefined; publishes?: 'on' | undefined },
  form: URLSearchParams,
): CallBody<'checkImport'> {
  const meanings = form.getAll('meaning');
  const columns = form.getAll('header').map((header, at) => ({ header, meaning: meanings[at] ?? '' }));
  return {
    ...(columns.length > 0 && { columns }),
    ...(dates && { dates }),
    publishes: publishes === 'on',
  };
}
