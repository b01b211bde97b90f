import * as v from 'valibot';
import { type AdminRequest, callOver, findOver, parseJson, toError } from '#cli/admin/admin-call.ts';
import { mediaPath } from '#cli/admin/media-path.ts';
import type { Bucket } from './bucket.ts';
import { openUploadJournal } from './upload-journal.ts';

const FileSchema = v.object({ data: v.object({ etag: v.string() }) });
const StartedSchema = v.object({ data: v.object({ upload_id: v.string() }) });

/**
 * The files of an account by the operator's API: of a local site, whether it runs or not. The platform cannot
 * list what has arrived of an upload, so that is noted in `journal`.
 */
export function adminBucket(request: AdminRequest, accountId: string, journal: string): Bucket {
  const call = callOver(request);
  const find = findOver(request);
  const pathOf = (key: string) => mediaPath(accountId, key);
  const uploadPath = (key: string, id: string, more = '') =>
    `${pathOf(key)}?upload_id=${encodeURIComponent(id)}${more}`;

  const { find: findUpload, note, forget } = openUploadJournal(journal);
  const etagOf = async (key: string) => (await find(FileSchema, pathOf(key)))?.data.etag ?? null;
  /** Of an upload that the platform no longer knows, as R2 drops them after a week, the next run begins anew. */
  const continueUpload = async (method: string, key: string, path: string, body: unknown) => {
    const { status, text } = await request(method, path, body);
    if (status < 300) return parseJson(text);
    const known = status === 409 ? await findUpload(key) : undefined;
    if (status === 409) await forget(key);
    // A completion whose response was lost is done, and its upload is no more.
    if (method === 'POST' && known && (await etagOf(key)) === known.etag) return null;
    throw toError(parseJson(text), `${method} ${path} responded with ${status}.`);
  };

  return {
    etagOf,
    put: async (key, bytes) => void (await call('PUT', pathOf(key), bytes)),
    async openUpload(key, { etag, sha256 }) {
      const known = await findUpload(key);
      if (known?.etag === etag) {
        const received = Object.entries(known.received).map(
          ([number, each]) => [Number(number), each] as const,
        );
        return { id: known.id, received: new Map(received) };
      }
      const started = v.parse(StartedSchema, await call('POST', pathOf(key), { sha256 }));
      const id = started.data.upload_id;
      await note((uploads) => {
        uploads[key] = { etag, id, received: {} };
      });
      return { id, received: new Map() };
    },
    async putPart(key, { id }, number, bytes) {
      const response = await continueUpload('PUT', key, uploadPath(key, id, `&part=${number}`), bytes);
      const { etag } = v.parse(FileSchema, response).data;
      await note((uploads) => {
        const upload = uploads[key];
        if (upload) upload.received[number] = etag;
      });
      return etag;
    },
    async complete(key, { id }, etags) {
      await continueUpload('POST', key, uploadPath(key, id), { etags });
      await forget(key);
    },
  };
}
