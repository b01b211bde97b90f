import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminRequest } from '#cli/admin/admin-call.ts';
import { bodyOf, toAdminResponse } from '#cli/admin/admin-call.ts';
import { adminBucket } from '#cli/film/sending/admin-bucket.ts';
import { digestOfFile, PART_BYTES } from '#cli/film/sending/etag.ts';
import { sendFilm } from '#cli/film/sending/send-film.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { putMediaFile } from '#workers/platform/admin/media-files.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { ADMIN_TOKEN, sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let accountId: string;
let folder: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId } = await platform.makeAccount());
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-media-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const call = (method: string, key: string, body?: string | Uint8Array, token = ADMIN_TOKEN) =>
  platform.fetch(`http://platform.localhost/admin/v1/accounts/${accountId}/media/${key}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });

describe('the files of an account', () => {
  test('are written and found by their keys, and served by their endings', async () => {
    expect((await call('PUT', 'images/titles/film%20one.w640.webp', 'picture')).status).toBe(201);
    const found = await call('GET', 'images/titles/film%20one.w640.webp');
    expect(await found.json()).toMatchObject({ data: { key: 'images/titles/film one.w640.webp', size: 7 } });
    const stored = await platform.bindings.media.head(`${accountId}/images/titles/film one.w640.webp`);
    expect(stored?.httpMetadata?.contentType).toBe('image/webp');
    expect((await call('GET', 'images/titles/none.webp')).status).toBe(404);
  });

  test.each([
    'other/film.mp4',
    'media',
    'media/..%2f..%2facc_other/media/film.mp4',
    'media/.env',
    'live/film/master.m3u8',
    'media//film.mp4',
  ])('are nowhere else: %s is rejected', async (key) => {
    const response = await call('PUT', key, 'x');
    expect([404, 422]).toContain(response.status);
  });

  test('are the operator’s to write', async () => {
    expect((await call('PUT', 'media/film/360.mp4', 'x', 'wrong')).status).toBe(401);
    const nobodys = 'http://platform.localhost/admin/v1/accounts/acc_nobody/media/media/film/360.mp4';
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    expect((await platform.fetch(nobodys, { method: 'PUT', headers, body: 'x' })).status).toBe(404);
  });

  test('are listed in pages with what is known of them, and downloaded in pieces', async () => {
    const own = (await platform.makeAccount()).accountId;
    const list = async (after: string) => {
      const response = await platform.admin(
        'GET',
        `/accounts/${own}/media?after=${encodeURIComponent(after)}`,
      );
      return ((await response.json()) as { data: { files: { key: string }[]; next: string | null } }).data;
    };
    await platform.bindings.media.put(`${own}/other/none.txt`, 'no brand has such a file');
    await platform.bindings.media.put(`${own}/media/film/360.mp4`, 'film');
    const path = `http://platform.localhost/admin/v1/accounts/${own}/media/images/a.webp`;
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    await platform.fetch(path, { method: 'PUT', headers, body: 'a picture' });
    const sha256 = createHash('sha256').update('a picture').digest('hex');
    const etag = createHash('md5').update('a picture').digest('hex');
    expect(await list('')).toEqual({
      files: [
        { key: 'images/a.webp', bytes: 9, etag, type: 'image/webp', sha256 },
        { key: 'media/film/360.mp4', bytes: 4, etag: expect.any(String), type: 'video/mp4' },
      ],
      next: null,
    });
    expect((await list('images/a.webp')).files.map(({ key }) => key)).toEqual(['media/film/360.mp4']);
    const download = async (query: string) => {
      const response = await platform.fetch(`${path}?download=1${query}`, { headers });
      return response.ok ? response.text() : response.status;
    };
    expect(await download('')).toBe('a picture');
    expect(await download(`&offset=2&length=4&etag=${etag}`)).toBe('pict');
    expect(await download('&etag=older')).toBe(409);
    expect(await download('&offset=-1')).toBe(422);
    expect(await download('&offset=9')).toBe(416);
    expect(await download(`&offset=5000&length=4&etag=${etag}`)).toBe(416);
  });

  test('of films take a token for the catalogue, those of the front end one for the site', async () => {
    const statusesFor = async (scope: string) => {
      const body = { name: `Files by ${scope}`, scopes: [scope] };
      const created = await platform.admin('POST', `/accounts/${accountId}/tokens`, body);
      const { token } = ((await created.json()) as { data: { token: string } }).data;
      const keys = ['media/film/a.vtt', '%6dedia/film/a.vtt', 'frontend/locales/en.json', 'public/a.png'];
      return Promise.all(
        keys.flatMap((key) =>
          ['PUT', 'GET'].map((method) => call(method, key, method === 'PUT' ? '{}' : undefined, token)),
        ),
      ).then((responses) => responses.map(({ status }) => status));
    };
    const first = await statusesFor('catalogue:write');
    expect(first.map((status) => status === 403)).toEqual([
      ...Array(4).fill(false),
      true,
      true,
      false,
      false,
    ]);
    const second = await statusesFor('site:write');
    expect(second.map((status) => status === 403)).toEqual([...Array(4).fill(true), ...Array(4).fill(false)]);
  });

  test('are open to the account’s own token that may write titles or pages, and to no other', async () => {
    const other = (await platform.makeAccount()).accountId;
    const tokenFor = async (account: string, scope: string) => {
      const body = { name: `Of ${scope}`, scopes: [scope] };
      const response = await platform.admin('POST', `/accounts/${account}/tokens`, body);
      return ((await response.json()) as { data: { token: string } }).data.token;
    };
    const statuses = async (token: string) => {
      const path = `/accounts/${accountId}/media`;
      const calls = [
        ['GET', path],
        ['PUT', `${path}/images/own.webp`],
        ['GET', `${path}/images/own.webp`],
        ['GET', `${path}/images/own.webp?download=1`],
        ['POST', `${path}/images/own-large.webp`],
      ] as const;
      const found: number[] = [];
      for (const [method, call] of calls)
        found.push((await platform.admin(method, call, method === 'GET' ? undefined : {}, token)).status);
      return found;
    };
    for (const scope of ['site:write', 'catalogue:write']) {
      expect(await statuses(await tokenFor(accountId, scope))).toEqual([200, 201, 200, 200, 201]);
      expect(await statuses(await tokenFor(other, scope))).toEqual([403, 403, 403, 403, 403]);
    }
    expect(await statuses(await tokenFor(accountId, 'people:read'))).toEqual([403, 403, 403, 403, 403]);
    const audits = await platform.db.select().from(auditEvents).where(eq(auditEvents.accountId, accountId));
    expect(audits.find(({ subject }) => subject === 'images/own.webp')?.actor).toMatch(/^token:/);
  });

  test.each([
    ['PUT', 'media/film/a.mp4?upload_id=x&part=0', 'x', 422],
    ['PUT', 'media/film/a.mp4?upload_id=nothing&part=1', 'x', 409],
    ['POST', 'media/film/a.mp4?upload_id=nothing', '{"etags":["a"]}', 409],
    ['POST', 'media/film/a.mp4?upload_id=nothing', '{}', 422],
  ])('%s %s is rejected in words', async (method, key, body, status) => {
    const response = await call(method, key, body);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toMatch(/\.|: /);
  });

  test('take no more than a part in a request', async () => {
    // The runtime ends such a request before it is read, so the client may see no response.
    const request = new Request('http://platform.localhost', {
      method: 'PUT',
      body: new Uint8Array(PART_BYTES + 1),
    });
    const deps = { directory: { find: async () => ({}) } } as unknown as Parameters<typeof putMediaFile>[0];
    const call = { caller: { actor: 'operator' }, accountId, path: 'media/film/a.mp4', query: {} };
    await expect(putMediaFile(deps, call, request)).rejects.toThrow(
      `A request brings at most ${PART_BYTES} bytes`,
    );
  });

  test('sent without a length are read no further than a part', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const init = { method: 'PUT', body: endless, duplex: 'half' } as RequestInit;
    const request = new Request('http://platform.localhost', init);
    const deps = { directory: { find: async () => ({}) } } as unknown as Parameters<typeof putMediaFile>[0];
    const call = { caller: { actor: 'operator' }, accountId, path: 'media/film/a.mp4', query: {} };
    await expect(putMediaFile(deps, call, request)).rejects.toThrow('A request brings at most');
    expect(pulled).toBeLessThan(20);
  });

  test('sent in parts and cut off, go on with the parts that are missing', async () => {
    const bytes = randomBytes(PART_BYTES + 1000);
    const file = path.join(folder, 'film');
    await writeFile(file, bytes);
    const files = [{ key: 'media/film/360.mp4', path: file, bytes: bytes.length }];
    const { port } = await platform.miniflare.ready.then((url) => ({ port: Number(url.port) }));
    const sent: string[] = [];
    let left = 3;
    const request: AdminRequest = async (method, target, content) => {
      left -= 1;
      if (left < 0) throw new Error('cut off');
      if (method !== 'GET')
        sent.push(`${method} ${new URL(target, 'http://x').searchParams.get('part') ?? ''}`);
      const { type, ...body } = bodyOf(content);
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': type };
      return loopbackRequest(port, 'platform.localhost', target, { method, headers, ...body });
    };
    const progress = { update: () => {}, note: () => {}, end: () => {} };
    const send = () =>
      sendFilm(files, {
        bucket: adminBucket(request, accountId, path.join(folder, 'sending.json')),
        progress,
      });
    // Of an upload that is no more, the next run begins anew.
    const { etag } = await digestOfFile(file);
    const gone = { 'media/film/360.mp4': { etag, id: 'gone', received: {} } };
    await writeFile(path.join(folder, 'sending.json'), JSON.stringify(gone));
    left = 100;
    await expect(send()).rejects.toThrow('The upload cannot go on');
    left = 3;
    sent.length = 0;
    await expect(send()).rejects.toThrow('cut off');
    expect(sent).toHaveLength(2);
    const [, first] = sent;
    left = 100;
    sent.length = 0;
    await send();
    expect(sent).toHaveLength(2);
    expect(sent).not.toContain(first);
    const stored = await platform.bindings.media.get(`${accountId}/media/film/360.mp4`);
    expect(Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(bytes)).toBe(true);
    sent.length = 0;
    await send();
    expect(sent).toEqual([]);
  });

  test('a completion whose response was lost is done', async () => {
    const bytes = randomBytes(PART_BYTES + 10);
    const file = path.join(folder, 'lost');
    await writeFile(file, bytes);
    const request: AdminRequest = async (method, target, content) => {
      const { type, ...body } = bodyOf(content);
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': type };
      const init = { method, headers, ...body };
      const send = () => platform.fetch(`http://platform.localhost${target}`, init);
      const response = await toAdminResponse(await send());
      // As a request is sent again to whose first sending there was no response.
      const isCompletion = method === 'POST' && target.includes('upload_id=');
      return isCompletion ? toAdminResponse(await send()) : response;
    };
    const bucket = adminBucket(request, accountId, path.join(folder, 'lost.json'));
    const progress = { update: () => {}, note: () => {}, end: () => {} };
    await sendFilm([{ key: 'media/lost/360.mp4', path: file, bytes: bytes.length }], { bucket, progress });
    const stored = await platform.bindings.media.head(`${accountId}/media/lost/360.mp4`);
    expect(stored?.size).toBe(bytes.length);
  });
});
