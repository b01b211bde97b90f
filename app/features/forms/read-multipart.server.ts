import { data } from '@remix-run/cloudflare';
import { readBytes } from './read-text.server.ts';

/** What a form has beside its file: names, and what separates its fields. */
const MAX_FIELDS_BYTES = 64 * 1024;

export interface SentFile {
  /** As the viewer's machine calls it; empty where none was chosen. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Multipart = { fields: FormData; file(name: string): Promise<SentFile | null> };

export const isMultipart = (request: Request) =>
  /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');

/**
 * The fields of a form with a file, bounded in size before anything of it is read; null where it is larger than a file
 * may be. Throws 400 for what no browser sends.
 */
export async function readMultipart(request: Request, maxFileBytes: number): Promise<Multipart | null> {
  const bytes = await readBytes(request, maxFileBytes + MAX_FIELDS_BYTES);
  if (!bytes) return null;
  const type = request.headers.get('content-type') ?? '';
  const fields = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (!fields) throw data({ kind: 'bad-request' }, { status: 400 });
  return {
    fields,
    async file(name) {
      const value = fields.get(name);
      if (value === null || typeof value === 'string') return null;
      return { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
    },
  };
}
