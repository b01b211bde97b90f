import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { MAX_UPLOAD_BYTES, UploadQuerySchema } from '#app/contract/uploads.ts';
import { readBytes } from '#app/features/forms/read-text.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { isClientError } from '#app/services/service-error.ts';

/** One of the sizes that the owner's browser has drawn of a picture; its bytes are the body. */
export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const query = v.safeParse(UploadQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const bytes = await readBytes(request, MAX_UPLOAD_BYTES);
    if (!bytes) throw data({ kind: 'bad-request' }, { status: 413 });
    try {
      const { picture } = await context.services.content.uploadPicture(query.output, bytes);
      return Response.json({ id: picture?._id ?? null });
    } catch (error) {
      if (!isClientError(error) || error.status === 401 || error.status === 403) throw error;
      return Response.json({ message: error.serverMessage ?? null }, { status: 422 });
    }
  });
}
