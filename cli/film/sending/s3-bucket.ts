import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { sleep } from '#app/lib/sleep.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { contentTypeOf } from '#workers/platform/assets/content-types.ts';
import type { Bucket, Upload } from './bucket.ts';
import { multipartEtag } from './etag.ts';
import { textOf, textsOf } from './s3-xml.ts';

const HOW =
  'Films are sent straight to R2: set R2_ACCOUNT_ID, R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY in the environment ' +
  '(Cloudflare, R2, "Manage API tokens": Object Read & Write on the bucket).';
/** Of one request; parts go side by side, on slow lines, too. */
const DEADLINE_MS = 10 * 60_000;
const TRIES = 4;
const FIRST_WAIT_MS = 300;

interface Settings {
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  firstWaitMs?: number;
}

/** R2_ENDPOINT and R2_BUCKET name another place than the account's `marquee-media`. */
export function readS3Settings(env: NodeJS.ProcessEnv): Settings {
  const {
    R2_ACCOUNT_ID: account,
    R2_ACCESS_KEY_ID: accessKeyId,
    R2_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  const endpoint = env.R2_ENDPOINT ?? (account ? `https://${account}.r2.cloudflarestorage.com` : '');
  if (!endpoint || !accessKeyId || !secretAccessKey) throw new CommandError(HOW);
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${env.R2_BUCKET ?? 'marquee-media'}`;
  return { bucketUrl, accessKeyId, secretAccessKey };
}

/** The files of an account by R2's S3 API, which lists what has arrived of an upload. */
export function s3Bucket(
  { bucketUrl, firstWaitMs = FIRST_WAIT_MS, ...keys }: Settings,
  accountId: string,
): Bucket {
  // It tries again by itself, but not where there was no response at all: both are done here.
  const client = new AwsClient({ ...keys, service: 's3', region: 'auto', retries: 0 });
  const send = senderOver(client, firstWaitMs);
  const objectUrl = (key: string) =>
    `${bucketUrl}/${`${accountId}/${key}`.split('/').map(encodeURIComponent).join('/')}`;
  const uploadUrl = (key: string, { id }: Pick<Upload, 'id'>) =>
    `${objectUrl(key)}?uploadId=${encodeURIComponent(id)}`;

  /** The newest upload of this key that is not complete. */
  const findUpload = async (key: string): Promise<string | null> => {
    const prefix = encodeURIComponent(`${accountId}/${key}`);
    const { text } = await send('GET', `${bucketUrl}?uploads=&prefix=${prefix}`);
    const uploads = textsOf(text, 'Upload').filter((each) => textOf(each, 'Key') === `${accountId}/${key}`);
    const newest = uploads
      .toSorted((a, b) => textOf(a, 'Initiated').localeCompare(textOf(b, 'Initiated')))
      .at(-1);
    return newest ? textOf(newest, 'UploadId') : null;
  };
  const receivedOf = async (key: string, id: string): Promise<Map<number, string>> => {
    const received = new Map<number, string>();
    for (let marker = ''; ; ) {
      const { text } = await send(
        'GET',
        `${uploadUrl(key, { id })}${marker && `&part-number-marker=${marker}`}`,
      );
      for (const part of textsOf(text, 'Part'))
        received.set(Number(textOf(part, 'PartNumber')), plainEtag(textOf(part, 'ETag')));
      if (textOf(text, 'IsTruncated') !== 'true') return received;
      marker = textOf(text, 'NextPartNumberMarker');
    }
  };

  const etagOf = async (key: string) => {
    const { status, etag } = await send('HEAD', objectUrl(key), { accepted: [404] });
    return status === 404 ? null : etag;
  };

  return {
    etagOf,
    async put(key, bytes) {
      await send('PUT', objectUrl(key), { bytes, type: contentTypeOf(key) });
    },
    async openUpload(key, { partEtags }) {
      const found = await findUpload(key);
      if (found) {
        const received = [...(await receivedOf(key, found))];
        // A part's ETag is its MD5: one of other contents is sent over.
        return {
          id: found,
          received: new Map(received.filter(([number, etag]) => partEtags[number - 1] === etag)),
        };
      }
      const { text } = await send('POST', `${objectUrl(key)}?uploads=`, { type: contentTypeOf(key) });
      return { id: textOf(text, 'UploadId'), received: new Map() };
    },
    async putPart(key, upload, number, bytes) {
      const { etag } = await send('PUT', `${uploadUrl(key, upload)}&partNumber=${number}`, { bytes });
      return etag;
    },
    async complete(key, upload, etags) {
      const post = () => send('POST', uploadUrl(key, upload), completionOf(etags));
      for (let attempt = 1; ; attempt += 1) {
        const { status, text } = await post();
        // S3 may report an error in a response of 200.
        if (status !== 404 && !text.includes('<Error>')) return;
        // An upload is no more once it is complete, also where the response to that was lost.
        if (status === 404 && (await etagOf(key)) === multipartEtag(etags)) return;
        if (status === 404 || attempt === TRIES)
          throw new CommandError(`R2 did not complete ${key}: ${textOf(text, 'Message')}`);
        await sleep(waitMs(firstWaitMs, attempt));
      }
    },
  };
}

function completionOf(etags: readonly string[]): SendOptions {
  const list = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>"${etag}"</ETag></Part>`,
  );
  const bytes = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
  return { bytes, type: 'application/xml', accepted: [404] };
}

interface SendOptions {
  bytes?: Uint8Array;
  type?: string;
  /** Statuses that are no error besides 2xx. */
  accepted?: readonly number[];
}

/** One request; what fails on the way or with 5xx is tried again. */
function senderOver(client: AwsClient, firstWaitMs: number) {
  return async (method: string, url: string, { bytes, type, accepted = [] }: SendOptions = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await attemptOnce(client, method, url, { bytes, type });
      const isFinal = typeof response === 'object' && response.status < 500 && response.status !== 429;
      if (isFinal || attempt === TRIES) return requireSuccess(response, method, url, accepted);
      await sleep(waitMs(firstWaitMs, attempt));
    }
  };
}

const waitMs = (firstWaitMs: number, attempt: number) => firstWaitMs * 2 ** (attempt - 1);

interface S3Response {
  status: number;
  text: string;
  etag: string;
}

/** A response, or why there is none. */
async function attemptOnce(
  client: AwsClient,
  method: string,
  url: string,
  { bytes, type }: Pick<SendOptions, 'bytes' | 'type'>,
): Promise<S3Response | string> {
  const headers = {
    ...(type ? { 'content-type': type } : {}),
    // Hashed here: the client would sign "unsigned", and damage on the way would be stored.
    'x-amz-content-sha256': createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  };
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await client.fetch(url, {
      method,
      headers,
      signal,
      ...(bytes ? { body: Buffer.from(bytes) } : {}),
    });
    return {
      status: response.status,
      text: await response.text(),
      etag: plainEtag(response.headers.get('etag') ?? ''),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function requireSuccess(
  response: S3Response | string,
  method: string,
  url: string,
  accepted: readonly number[],
): S3Response {
  const { host, pathname } = new URL(url);
  if (typeof response === 'string')
    throw new CommandError(
      `${host} does not respond (${response}). Run the command again: it goes on where it was cut off.`,
    );
  const { status, text } = response;
  if (status < 300 || accepted.includes(status)) return response;
  const reason = textOf(text, 'Message') || `status ${status}`;
  const hint = status === 403 ? ' Look at the R2 keys, and whether they may write to this bucket.' : '';
  throw new CommandError(`R2 rejected ${method} ${pathname}: ${reason}.${hint}`);
}

const plainEtag = (etag: string) => etag.replaceAll('&quot;', '').replaceAll('"', '');
