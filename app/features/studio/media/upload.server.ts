import { LIMITS } from '#app/contract/limits.ts';
import { MAX_UPLOAD_BYTES } from '#app/contract/uploads.ts';
import { readMultipart } from '#app/features/forms/read-multipart.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { rejectedFlash } from '../edit-document.server.ts';

type Flash = Parameters<MarqueeContext['flash']['put']>[0];
type Context = Pick<MarqueeContext, 'services'>;

/** What came of a file: its id, or why it was not taken. */
export type Upload = { id: string } | { problem: Flash };

const problem = (key: string): Upload => ({ problem: { kind: 'error', key: `edit:${key}` } });

/**
 * Stores the file of a form as it is. No other call may follow in the same request: the page's time has passed while
 * the file came in.
 */
export async function uploadOriginal({ services }: Context, request: Request): Promise<Upload> {
  const sent = await readMultipart(request, MAX_UPLOAD_BYTES);
  const file = await sent?.file('file');
  if (!sent || (file && file.bytes.length > MAX_UPLOAD_BYTES)) return problem('media_too_large');
  if (!file || file.bytes.length === 0) return problem('media_no_file');
  const query = { name: file.name.trim().slice(0, LIMITS.name) || 'picture', rung: 'original' as const };
  try {
    const { picture } = await services.content.uploadPicture(query, file.bytes);
    return picture ? { id: picture._id } : problem('media_no_file');
  } catch (error) {
    if (!isServiceError(error) || error.status === 401 || error.status === 403) throw error;
    return { problem: rejectedFlash(error) };
  }
}
