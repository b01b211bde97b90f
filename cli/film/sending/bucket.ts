import type { FileDigest } from './etag.ts';

/** A file of which some parts may have arrived before. */
export interface Upload {
  id: string;
  /** ETags of the parts that are there, by their numbers from 1. */
  received: ReadonlyMap<number, string>;
}

/** Where films are sent to: an account's files. Keys are below the account. */
export interface Bucket {
  /** The ETag of what is there under the key; null for nothing. */
  etagOf(key: string): Promise<string | null>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Goes on with the upload of this file that was cut off, else begins one. */
  openUpload(key: string, digest: FileDigest): Promise<Upload>;
  /** Returns the part's ETag. */
  putPart(key: string, upload: Upload, number: number, bytes: Uint8Array): Promise<string>;
  complete(key: string, upload: Upload, etags: readonly string[]): Promise<void>;
}
