import { data, redirect } from '@remix-run/cloudflare';
import { MAX_IMPORT_BYTES } from '#app/contract/import-calls.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { readMultipart } from '#app/features/forms/read-multipart.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';

/**
 * Takes the file of the form, and leads to its page. No other call may follow in the same request: the page's time has
 * passed while the file came in.
 */
export async function uploadImport(context: MarqueeContext, request: Request) {
  const t = await translator(context, 'studio');
  const sent = await readMultipart(request, MAX_IMPORT_BYTES);
  const file = await sent?.file('file');
  if (!sent || (file && file.bytes.length > MAX_IMPORT_BYTES))
    return data({ message: t('import_too_large') }, { status: 413 });
  if (!file || file.bytes.length === 0) return data({ message: t('import_no_file') }, { status: 422 });
  const name = file.name.trim().slice(0, LIMITS.name) || 'titles';
  try {
    const { _id: id } = await context.services.content.uploadImport(name, file.bytes);
    return redirect(editPaths.import({ id }));
  } catch (thrown) {
    const error = orRejected(thrown);
    return data({ message: rejectionWords(error) ?? t('import_not_done') }, { status: error.status ?? 503 });
  }
}
