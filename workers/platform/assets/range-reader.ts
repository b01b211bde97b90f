import type { ByteRange } from './byte-range.ts';

/** What is known of a file without its bytes. */
export interface FileVersion {
  etag: string;
  httpEtag: string;
  size: number;
  uploaded: Date;
}

/** How the beginning of a range came: from the cache alone, by R2, or past the cache. */
export type CacheOutcome = 'hit' | 'miss' | 'bypass';

export interface FilePart {
  body: ReadableStream;
  outcome: CacheOutcome;
}

/** Ranges of films. */
export interface RangeReader {
  version(key: string): Promise<FileVersion | null>;
  /** Null where the file has no longer this version. */
  read(key: string, version: FileVersion, range: ByteRange): Promise<FilePart | null>;
  /** Looks the version up anew, whatever is cached of it. */
  renew(key: string): Promise<FileVersion | null>;
}

/** Straight from R2. */
export function bucketReader(media: R2Bucket): RangeReader {
  const version = async (key: string) => media.head(key);
  return {
    version,
    renew: version,
    async read(key, { etag }, { start, end }) {
      const range = { offset: start, length: end - start + 1 };
      const object = await media.get(key, { range, onlyIf: { etagMatches: etag } });
      return object && 'body' in object ? { body: object.body, outcome: 'bypass' } : null;
    },
  };
}
