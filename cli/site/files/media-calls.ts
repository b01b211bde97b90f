import { createHash } from 'node:crypto';
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type MediaFile, MediaFileSchema } from '#app/contract/site/media-file.ts';
import { type AdminRequest, parseJson, toError } from '#cli/admin/admin-call.ts';
import { mediaPath } from '#cli/admin/media-path.ts';
import { adminBucket } from '#cli/film/sending/admin-bucket.ts';
import type { Bucket } from '#cli/film/sending/bucket.ts';
import { PART_BYTES } from '#cli/film/sending/etag.ts';

const PageSchema = v.object({
  data: v.object({ files: v.array(MediaFileSchema), next: v.nullable(v.string()) }),
});

export interface MediaCalls {
  /** All files of the account, in the order of their keys. */
  list(): Promise<MediaFile[]>;
  /** Writes a file's bytes to `target`. What an earlier run fetched of the same version is not fetched again. */
  download(file: MediaFile, target: string, partFolder: string): Promise<void>;
  bucket: Bucket;
}

/** An account's files at a platform. `journal` notes what has arrived of uploads that were cut off. */
export function mediaCalls(request: AdminRequest, accountId: string, journal: string): MediaCalls {
  const base = mediaPath(accountId);

  async function fetchPart({ key, etag }: MediaFile, offset: number): Promise<Uint8Array> {
    const query = new URLSearchParams({
      ...{ download: '1', etag },
      ...{ offset: String(offset), length: String(PART_BYTES) },
    });
    const filePath = mediaPath(accountId, key);
    const response = await request('GET', `${filePath}?${query}`);
    const { status, bytes } = response;
    if (status < 300 && bytes.byteLength > 0) return bytes;
    throw toError(parseJson(response.text), `GET ${filePath} responded with ${status}.`);
  }

  return {
    bucket: adminBucket(request, accountId, journal),

    async list() {
      const files: MediaFile[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { status, text } = await request('GET', `${base}?${new URLSearchParams({ after })}`);
        const read = v.safeParse(PageSchema, parseJson(text));
        if (status >= 300 || !read.success)
          throw toError(parseJson(text), `GET ${base} responded with ${status}.`);
        files.push(...read.output.data.files);
        after = read.output.data.next;
      }
      return files;
    },

    async download(file, target, partFolder) {
      await mkdir(partFolder, { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      const name = createHash('sha256').update(`${file.key}\n${file.etag}`).digest('hex');
      const part = path.join(partFolder, name);
      await appendFile(part, '');
      for (let offset = (await stat(part)).size; offset < file.bytes; ) {
        const bytes = await fetchPart(file, offset);
        await appendFile(part, bytes);
        offset += bytes.byteLength;
      }
      await rename(part, target);
    },
  };
}
