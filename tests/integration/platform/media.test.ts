import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { RUNG_NAMES, type UploadedPicture } from '#app/contract/uploads.ts';
import { jpegOf, pngOf, realPicture } from '#tests/support/pictures.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import { snapshots } from '#workers/platform/storage/schema/drafts.ts';
import { ABOUT, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Calls = Pick<ReturnType<Brand['callsOf']>, 'call'>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const grey = (shade: number, size = { width: 800, height: 600 }) => pngOf({ ...size, grey: shade });

const upload = (calls: Calls, body: Uint8Array, query: Record<string, string> = {}) =>
  calls.call('uploadPicture', { query: { name: 'beach.png', rung: 'original', ...query }, body });

async function uploaded(calls: Calls, body: Uint8Array, query: Record<string, string> = {}) {
  const answer = await upload(calls, body, query);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return answer.body.data.picture as UploadedPicture;
}

async function list(calls: Calls, query: Record<string, string> = {}) {
  const { body } = await calls.call('uploadedPictures', { query });
  return { pictures: body.data as unknown as UploadedPicture[], total: body.total };
}

const remove = (calls: Calls, id: string) => calls.call('deletePicture', { params: { id } });

/** From the brand's asset host, as a viewer's browser fetches it. */
async function fetchAsset({ account }: Brand, key: string) {
  const [row] = await platform.db.select().from(accounts).where(eq(accounts.accountId, account));
  return platform.fetch(`http://${row?.assetHostname}:8787/${key}`);
}

describe('a picture that an editor uploads', () => {
  test('is on the asset host under its own digest and type, for ever', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const bytes = grey(10);
    const picture = await uploaded(editor, bytes);
    const year = new Date().getUTCFullYear();
    expect(picture).toMatchObject({
      _id: sha256(bytes),
      key: `uploads/${year}/${sha256(bytes)}.original.png`,
      ...{ width: 800, height: 600, bytes: bytes.length, name: 'beach.png', alt: {} },
    });
    const response = await fetchAsset(brand, picture.key);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toMatch(/immutable/);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test('is of the type that its bytes are, whatever it is called', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const pictures = [
      await uploaded(editor, realPicture('avif'), { name: 'a.jpg' }),
      await uploaded(editor, realPicture('webp'), { name: 'b.svg' }),
      await uploaded(editor, jpegOf({ width: 400, height: 300, orientation: 6 }), { name: 'c.png' }),
    ];
    expect(pictures.map(({ key }) => key.split('.').at(-1))).toEqual(['avif', 'webp', 'jpg']);
    expect(pictures[2]).toMatchObject({ width: 300, height: 400 });
  });

  test('is there once, however often it is sent, under the name that it has', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const first = await uploaded(editor, grey(20));
    expect(await uploaded(editor, grey(20), { name: 'again.png' })).toEqual(first);
    expect(await list(editor)).toEqual({ pictures: [first], total: 1 });
  });

  test('is listed newest first, a page at a time, and found by its words', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const made: UploadedPicture[] = [];
    for (const shade of [30, 31, 32])
      made.unshift(await uploaded(editor, grey(shade), { name: `Shade ${shade}.png` }));
    expect((await list(editor)).pictures.map(({ name }) => name)).toEqual(made.map(({ name }) => name));
    const second = await list(editor, { page: '2', page_size: '2' });
    expect([second.pictures, second.total]).toEqual([[made[2]], 3]);
    expect((await list(editor, { search: 'shade 31' })).pictures).toEqual([made[1]]);
    const body = { alt: { en: 'Fog over the harbour', es: ' ' } };
    await editor.call('changePicture', { params: { id: made[0]?._id }, body });
    const found = await list(editor, { search: 'HARBOUR' });
    expect(found.pictures).toMatchObject([{ _id: made[0]?._id, alt: { en: 'Fog over the harbour' } }]);
    expect((await list(editor, { search: '%' })).total).toBe(0);
  });
});

describe('a file that is no picture', () => {
  test.each([
    ['an SVG that is called PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, /JPEG, PNG/],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422, /JPEG, PNG/],
    ['nothing', Buffer.alloc(0), 422, /JPEG, PNG/],
    ['a picture that ends too soon', grey(1).subarray(0, 200), 422, /not complete/],
    ['a picture 50,000 pixels wide', pngOf({ width: 50_000, height: 20 }), 422, /too many pixels/],
    ['a file of 3 MB', Buffer.concat([grey(2), Buffer.alloc(3 * 1024 * 1024)]), 413, /too large/],
  ])('is rejected in words, and nothing is stored: %s', async (_, bytes, status, words) => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const answer = await upload(editor, new Uint8Array(bytes));
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(words)]);
    expect((await list(editor)).total).toBe(0);
    const stored = await platform.bindings.media.list({ prefix: `${brand.account}/` });
    expect(stored.objects).toEqual([]);
  });

  test('is explained in the language of the editor', async () => {
    const brand = await makeEditedBrand(platform);
    const { session } = await brand.makeEditor();
    const { body } = await platform.call('uploadPicture', {
      ...{ account: brand.account, session, language: 'es', body: new Uint8Array([1, 2, 3]) },
      query: { name: 'x', rung: 'original' },
    });
    expect(body.message).toMatch(/Envía una imagen/);
  });
});

describe('a picture in rungs', () => {
  const last = realPicture('lossy');
  const sendRungs = (editor: Calls, names: readonly string[], bytes = realPicture('webp')) =>
    Promise.all(names.map((rung) => upload(editor, bytes, { rung, of: sha256(last) })));
  const others = RUNG_NAMES.filter((rung) => rung !== 'w1600');

  test('is one picture once the largest is there, and every rung is on the asset host', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const sent = await sendRungs(editor, others);
    expect(sent.map(({ status, body }) => [status, body.data.picture])).toEqual(
      others.map(() => [200, undefined]),
    );
    expect((await list(editor)).total).toBe(0);
    const picture = await uploaded(editor, last, { rung: 'w1600' });
    expect(picture.key).toMatch(/^uploads\/\d{4}\/[0-9a-f]{64}\.w1600\.webp$/);
    const stem = picture.key.slice(0, -'.w1600.webp'.length);
    const found = await Promise.all(RUNG_NAMES.map((rung) => fetchAsset(brand, `${stem}.${rung}.webp`)));
    expect(found.map(({ status }) => status)).toEqual(RUNG_NAMES.map(() => 200));
    await Promise.all(found.map((response) => response.arrayBuffer()));
  });

  test('is none while a rung is missing, or is of another type', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await sendRungs(editor, others.slice(1));
    await sendRungs(editor, ['w320'], realPicture('jpg'));
    const answer = await upload(editor, last, { rung: 'w1600' });
    expect([answer.status, answer.body.error]).toEqual([422, expect.stringMatching(/w320 must come before/)]);
  });

  test('takes no rung that is wider than its name, or of a type that browsers do not draw by it', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const wide = await upload(editor, jpegOf({ width: 700, height: 100 }), {
      rung: 'w640',
      of: sha256(last),
    });
    const png = await upload(editor, grey(3, { width: 10, height: 10 }), { rung: 'w640', of: sha256(last) });
    const orphan = await upload(editor, realPicture('webp'), { rung: 'w640' });
    expect([wide, png, orphan].map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  test('never changes once it is there', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await sendRungs(editor, others);
    const { key } = await uploaded(editor, last, { rung: 'w1600' });
    await sendRungs(editor, ['w320'], realPicture('lossy'));
    const rung = await fetchAsset(brand, key.replace('w1600', 'w320'));
    expect(new Uint8Array(await rung.arrayBuffer())).toEqual(realPicture('webp'));
  });
});

describe('a picture with a focal point in its key', () => {
  test('is the file itself on the asset host, whatever the point is', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { key } = await uploaded(editor, grey(35));
    const pointed = await fetchAsset(brand, key.replace('.original.', '.f35-20.original.'));
    expect([pointed.status, new Uint8Array(await pointed.arrayBuffer())]).toEqual([200, grey(35)]);
    expect(pointed.headers.get('cache-control')).toMatch(/immutable/);
    const none = await fetchAsset(brand, key.replace('.original.', '.f135-20.original.'));
    expect(none.status).toBe(404);
  });

  test('is in use under any of them', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { _id, key } = await uploaded(editor, grey(36));
    const value = key.replace('.original.', '.f35-20.original.');
    await editor.change(ABOUT, { kind: 'set', id: 'hero', way: 'image_s3key', value });
    expect((await remove(editor, _id)).status).toBe(409);
  });
});

describe('a picture that is deleted', () => {
  const use = (key: string) => ({ kind: 'set' as const, id: 'hero', way: 'image_s3key', value: key });

  test('is hidden, stays on the asset host, and comes back when it is sent again', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { _id, key } = await uploaded(editor, grey(40));
    expect((await remove(editor, _id)).status).toBe(200);
    expect((await list(editor)).total).toBe(0);
    expect((await remove(editor, _id)).status).toBe(404);
    expect((await editor.call('changePicture', { params: { id: _id }, body: { name: 'x' } })).status).toBe(
      404,
    );
    const response = await fetchAsset(brand, key);
    expect([response.status, (await response.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    expect(await uploaded(editor, grey(40), { name: 'back.png' })).toMatchObject({
      _id,
      key,
      name: 'back.png',
    });
    expect((await list(editor)).total).toBe(1);
  });

  test('is none while a draft, a page or a version of the last 30 days has it', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { _id, key } = await uploaded(editor, grey(41));
    await editor.change(ABOUT, use(key));
    const inDraft = await remove(editor, _id);
    expect([inDraft.status, inDraft.body.message]).toEqual([409, expect.stringMatching(/is used/)]);
    await editor.published({ accept: ['picture_small'] });
    expect((await remove(editor, _id)).status).toBe(409);
    await editor.change(ABOUT, { ...use(''), value: '' });
    await editor.published();
    // The version before may be restored.
    expect((await remove(editor, _id)).status).toBe(409);
    const old = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    await platform.db.update(snapshots).set({ time: old }).where(eq(snapshots.accountId, brand.account));
    expect((await remove(editor, _id)).status).toBe(200);
  });

  test('may be one that only another brand uses', async () => {
    const [brand, other] = [await makeEditedBrand(platform), await makeEditedBrand(platform)];
    const [editor, colleague] = [await brand.makeEditor(), await other.makeEditor()];
    const { _id, key } = await uploaded(editor, grey(42));
    await uploaded(colleague, grey(42));
    await colleague.change(ABOUT, use(key));
    expect((await remove(colleague, _id)).status).toBe(409);
    expect((await remove(editor, _id)).status).toBe(200);
  });
});

describe('who may', () => {
  test('not the editors of another brand', async () => {
    const [brand, other] = [await makeEditedBrand(platform), await makeEditedBrand(platform)];
    const { _id: id } = await uploaded(await brand.makeEditor(), grey(60));
    const stranger = await other.makeEditor(['own']);
    expect((await list(stranger)).total).toBe(0);
    expect((await stranger.call('changePicture', { params: { id }, body: { name: 'mine' } })).status).toBe(
      404,
    );
    expect((await remove(stranger, id)).status).toBe(404);
    const elsewhere = await platform.call('uploadedPictures', {
      account: brand.account,
      session: stranger.session,
    });
    expect(elsewhere.status).toBe(401);
  });
});
