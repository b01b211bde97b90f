import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

export const S3_KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

interface Upload {
  key: string;
  received: Map<number, Buffer>;
}

/** One request that was served: `PUT part 2 of acc/media/x/360.mp4`. */
type Served = string;

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/**
 * R2's S3 API, as far as films need it: objects, and uploads in parts, with signatures checked. `cutAfter(n)` ends it
 * after n further requests: each one after that is cut off without a response.
 */
export async function startFakeS3(
  onObject: (key: string, bytes: Buffer) => Promise<unknown> = async () => {},
) {
  const objects = new Map<string, { bytes: Buffer; etag: string }>();
  const uploads = new Map<string, Upload>();
  const served: Served[] = [];
  let left = Number.POSITIVE_INFINITY;
  let failure: 'error' | 'lost' | null = null;

  const store = async (key: string, bytes: Buffer, etag = md5(bytes)) => {
    objects.set(key, { bytes, etag });
    await onObject(key, bytes);
  };

  async function serve(message: IncomingMessage, body: Buffer) {
    const url = new URL(message.url ?? '/', `http://${message.headers.host}`);
    if (!(await isSigned(message, url, body)))
      return { status: 403, text: '<Error><Message>Bad signature</Message></Error>' };
    const key = decodeURIComponent(url.pathname).replace(/^\/[^/]+\/?/, '');
    const uploadId = url.searchParams.get('uploadId');
    const upload = uploadId === null ? undefined : uploads.get(uploadId);
    if (uploadId !== null && !upload)
      return { status: 404, text: '<Error><Message>No such upload</Message></Error>' };
    switch (message.method) {
      case 'HEAD': {
        const found = objects.get(key);
        return found ? { status: 200, etag: found.etag } : { status: 404 };
      }
      case 'GET':
        return {
          status: 200,
          text: upload ? toPartList(upload) : listUploads(url.searchParams.get('prefix') ?? ''),
        };
      case 'PUT': {
        if (!upload) {
          served.push(`PUT ${key}`);
          await store(key, body);
          return { status: 200, etag: md5(body) };
        }
        const number = Number(url.searchParams.get('partNumber'));
        served.push(`PUT part ${number} of ${key}`);
        upload.received.set(number, body);
        return { status: 200, etag: md5(body) };
      }
      case 'POST':
        return upload && uploadId ? complete(uploadId, upload) : begin(key);
      default:
        return { status: 405 };
    }
  }

  function begin(key: string) {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, { key, received: new Map() });
    served.push(`POST begin ${key}`);
    return {
      status: 200,
      text: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  async function complete(id: string, { key, received }: Upload) {
    const wanted = failure;
    failure = null;
    if (wanted === 'error') return { status: 200, text: '<Error><Message>Internal</Message></Error>' };
    const inOrder = [...received].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
    const digests = Buffer.concat(inOrder.map((part) => createHash('md5').update(part).digest()));
    await store(key, Buffer.concat(inOrder), `${md5(digests)}-${inOrder.length}`);
    uploads.delete(id);
    served.push(`POST complete ${key}`);
    if (wanted === 'lost') return { status: 500 };
    return { status: 200, text: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' };
  }

  const toPartList = ({ received }: Upload) =>
    `<ListPartsResult><IsTruncated>false</IsTruncated>${[...received]
      .map(
        ([number, bytes]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${md5(bytes)}&quot;</ETag></Part>`,
      )
      .join('')}</ListPartsResult>`;
  const listUploads = (prefix: string) =>
    `<ListMultipartUploadsResult>${[...uploads]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(
        ([id, { key }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>2026-01-01T00:00:00Z</Initiated></Upload>`,
      )
      .join('')}</ListMultipartUploadsResult>`;

  const server = createServer(async (message, response) => {
    const body = await buffer(message);
    if (left <= 0) return message.socket.destroy();
    left -= 1;
    const {
      status,
      text = '',
      etag,
    } = (await serve(message, body)) as { status: number; text?: string; etag?: string };
    response
      .writeHead(status, etag ? { etag: `"${etag}"` } : {})
      .end(message.method === 'HEAD' ? undefined : text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    served,
    cutAfter(requests: number) {
      left = requests;
    },
    /** The next completion fails at first: with an error in a response of 200, or done with its response lost. */
    failCompletion(how: 'error' | 'lost') {
      failure = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Signs the request anew with the same keys: the signature must come out as it was sent. */
async function isSigned(message: IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': hash = '' } = message.headers;
  if (createHash('sha256').update(body).digest('hex') !== hash) return false;
  const { 'content-type': type } = message.headers;
  const signer = new AwsV4Signer({
    ...S3_KEYS,
    method: message.method ?? 'GET',
    url: url.href,
    headers: { 'x-amz-content-sha256': String(hash), ...(type ? { 'content-type': type } : {}) },
    datetime: String(date),
    service: 's3',
    region: 'auto',
  });
  const { headers } = await signer.sign();
  return headers.get('authorization') === authorization;
}
