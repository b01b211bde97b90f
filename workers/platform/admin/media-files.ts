import * as v from 'valibot';
import { assetKeyOf } from '#workers/platform/assets/asset-key.ts';
import { cacheOriginOf, dropVersion } from '#workers/platform/assets/cached-reader.ts';
import { metadataOf, sha256Of } from '#workers/platform/assets/file-metadata.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { readBytes } from '#workers/platform/http/read-input.ts';
import { AdminError } from './admin-error.ts';
import type { Caller } from './callers.ts';
import { FILE_ROOTS } from './list-media-files.ts';

/** Of one request; R2 takes parts from 5 MiB on, all but the last as long as each other. */
const MAX_PART_BYTES = 8 * 1024 * 1024;
const MAX_PART_NUMBER = 10_000;
const MAX_UPLOAD_ID = 2_000;
/** R2 promises nothing of them: locally they are ids. */
const MAX_ETAG = 1_000;
const PartSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d*$/),
  v.transform(Number),
  v.maxValue(MAX_PART_NUMBER),
);
const CountSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const DownloadSchema = v.object({
  offset: v.optional(CountSchema, '0'),
  length: v.optional(v.pipe(CountSchema, v.minValue(1))),
  etag: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ETAG))),
});
const UploadIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_UPLOAD_ID));
/** Sent when a large file is begun: nobody reads all of it at once later on. The sender's word, like its bytes. */
const BeginningSchema = v.object({
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
const CompletionSchema = v.strictObject({
  etags: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ETAG))),
    v.minLength(1),
    v.maxLength(MAX_PART_NUMBER),
  ),
});

type Deps = Pick<Dependencies, 'directory' | 'media' | 'mediaCache' | 'stores' | 'now'>;
type Query = Record<string, string>;

/** A file of an account, and who calls. */
export interface MediaCall {
  caller: Pick<Caller, 'actor'>;
  accountId: string;
  /** The key as it was sent, percent-encoded. */
  path: string;
  query: Query;
}

/** What is there under a key: its size and ETag, by which a client knows whether it has to send it. */
export async function readMediaFile(deps: Deps, { accountId, path }: MediaCall) {
  const { name, key } = await requireKey(deps, accountId, path);
  const object = await deps.media.head(key);
  if (!object) throw new AdminError(404, `There is no file "${name}".`);
  return { key: name, size: object.size, etag: object.etag };
}

/**
 * A file's bytes: all, or `length` of them from `offset`. With `etag` only of that version, so that what is fetched
 * in parts is one file.
 */
export async function downloadMediaFile(
  deps: Deps,
  { accountId, path, query }: MediaCall,
): Promise<Response> {
  const { name, key } = await requireKey(deps, accountId, path);
  const { offset, length, etag } = parse(
    DownloadSchema,
    query,
    '"offset" and "length" are numbers of bytes, "etag" is the version.',
  );
  const range = offset === 0 && length === undefined ? {} : { range: { offset, length } };
  const options = { ...range, ...(etag ? { onlyIf: { etagMatches: etag } } : {}) };
  const object = await deps.media.get(key, options).catch(async (error: unknown) => {
    // R2 reports a range behind the end by an error.
    const size = (await deps.media.head(key))?.size ?? 0;
    throw offset < size ? error : new AdminError(416, `"${name}" has ${size} bytes.`);
  });
  if (!object) throw new AdminError(404, `There is no file "${name}".`);
  if (!('body' in object)) throw new AdminError(409, `"${name}" has changed meanwhile.`);
  const headers = {
    'content-type': 'application/octet-stream',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    etag: object.httpEtag,
  };
  return new Response(object.body, { headers });
}

/** A file of one request, or with `upload_id` and `part` one part of a larger one. */
export async function putMediaFile(deps: Deps, call: MediaCall, request: Request) {
  const { accountId, path, query } = call;
  const { name, key } = await requireKey(deps, accountId, path);
  const bytes = await readPart(request);
  if (query.upload_id === undefined) {
    const sha256 = await sha256Of(bytes);
    const { size, etag } = await deps.media.put(key, bytes, metadataOf(key, sha256));
    await noteWritten(deps, call, name);
    return { key: name, size, etag };
  }
  const part = parse(PartSchema, query.part, `"part" is a number from 1 to ${MAX_PART_NUMBER}.`);
  const upload = deps.media.resumeMultipartUpload(key, requireUploadId(query));
  const { etag } = await upload.uploadPart(part, bytes).catch(toUploadError);
  return { key: name, part, etag };
}

/** Begins a file of several requests; with `upload_id` completes it from the ETags of its parts, in order. */
export async function postMediaFile(deps: Deps, call: MediaCall, body: unknown) {
  const { accountId, path, query } = call;
  const { name, key } = await requireKey(deps, accountId, path);
  if (query.upload_id === undefined) {
    const { sha256 } = parse(BeginningSchema, body, '"sha256" is the file\'s, in 64 hexadecimal digits.');
    const { uploadId } = await deps.media.createMultipartUpload(key, metadataOf(key, sha256));
    return { key: name, upload_id: uploadId };
  }
  const message =
    'An upload is completed with { "etags" }: what each part was answered with, from the first on.';
  const { etags } = parse(CompletionSchema, body, message);
  const upload = deps.media.resumeMultipartUpload(key, requireUploadId(query));
  const uploaded = etags.map((etag, index) => ({ partNumber: index + 1, etag }));
  const { size, etag } = await upload.complete(uploaded).catch(toUploadError);
  await noteWritten(deps, call, name);
  return { key: name, size, etag };
}

async function requireKey({ directory }: Deps, accountId: string, path: string) {
  if (!(await directory.find(accountId))) throw new AdminError(404, `There is no account "${accountId}".`);
  const name = assetKeyOf(path);
  if (!name || !FILE_ROOTS.includes(name.split('/')[0] ?? '') || !name.includes('/'))
    throw new AdminError(
      422,
      `A file's key starts with ${FILE_ROOTS.map((root) => `${root}/`).join(', ')} and has plain names.`,
    );
  return { name, key: `${accountId}/${name}` };
}

function readPart(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  return readBytes(request, MAX_PART_BYTES).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    throw new AdminError(413, `A request brings at most ${MAX_PART_BYTES} bytes: send the file in parts.`);
  });
}

const requireUploadId = ({ upload_id }: Query) =>
  parse(UploadIdSchema, upload_id, '"upload_id" is what beginning the upload was answered with.');

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, message: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new AdminError(422, message);
}

/** R2 reports an upload that is over, or parts that do not fit, by an error with a number of its own. */
function toUploadError(error: unknown): never {
  throw new AdminError(
    409,
    `The upload cannot go on: ${error instanceof Error ? error.message : String(error)}`,
  );
}

async function noteWritten(
  { directory, mediaCache, stores, now }: Deps,
  { accountId, caller }: MediaCall,
  name: string,
): Promise<void> {
  const account = mediaCache && (await directory.find(accountId));
  if (account) await dropVersion(mediaCache, cacheOriginOf(account), `${accountId}/${name}`);
  const event = { action: 'media.put', subject: name, actor: caller.actor, time: now() };
  await stores.storeFor(accountId).starter.audit(event);
}
