import { contentTypeOf } from './content-types.ts';

/** What is stored beside a file's bytes: the type of its key, and its digest. */
export const metadataOf = (key: string, sha256: string | undefined) => ({
  httpMetadata: { contentType: contentTypeOf(key) },
  ...(sha256 ? { customMetadata: { sha256 } } : {}),
});

export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
