import { createHash } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UploadedPicture } from '#app/contract/uploads.ts';
import { pngOf, realPicture } from '#tests/support/pictures.ts';
import { sweepPictures } from '#workers/platform/media/sweep-pictures.ts';
import { StoreCache } from '#workers/platform/storage/account-store.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { mediaFiles } from '#workers/platform/storage/schema/media.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { ABOUT, makeEditedBrand } from './edited-brand.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;

beforeAll(async () => {
  platform = await startPlatform();
  controlled = controlledPlatform(platform);
});

/** The hourly job, as if all that is deleted had been deleted so many days ago: sessions would not last that long. */
async function sweepAfter(days: number) {
  const deletedDate = new Date(Date.now() - days * DAY_MS);
  await platform.db.update(mediaFiles).set({ deletedDate }).where(isNotNull(mediaFiles.deletedDate));
  controlled.clock.ms = Date.now();
  await controlled.sweep();
}

async function makeBrand() {
  const brand = await makeEditedBrand(platform);
  const editor = await brand.makeEditor();
  const upload = async (body: Uint8Array, query: Record<string, string> = { rung: 'original' }) => {
    const answer = await editor.call('uploadPicture', { query: { name: 'a.png', ...query }, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
    return answer.body.data.picture as UploadedPicture;
  };
  const files = async () =>
    (await platform.bindings.media.list({ prefix: `${brand.account}/` })).objects.map(({ key }) =>
      key.slice(brand.account.length + 1),
    );
  const remove = async ({ _id }: UploadedPicture) =>
    (await editor.call('deletePicture', { params: { id: _id } })).status;
  return { ...editor, account: brand.account, upload, files, remove };
}

/** A picture that is due to go, and what a sweep needs; the test does something at one of its steps. */
async function dueAt(shade: number) {
  const brand = await makeBrand();
  const picture = await brand.upload(grey(shade));
  expect(await brand.remove(picture)).toBe(200);
  const deletedDate = new Date(Date.now() - 31 * DAY_MS);
  await platform.db
    .update(mediaFiles)
    .set({ deletedDate })
    .where(and(eq(mediaFiles.accountId, brand.account), isNotNull(mediaFiles.deletedDate)));
  const row = async () =>
    (await platform.db.select().from(mediaFiles).where(eq(mediaFiles.accountId, brand.account)))[0];
  const { media } = platform.bindings;
  const sweeping = { stores: new StoreCache(platform.db), directory: openDirectory(platform.db), media };
  return { brand, picture, row, sweeping };
}

const grey = (shade: number) => pngOf({ width: 40, height: 30, grey: shade });

describe('files of pictures', () => {
  test('go 30 days after the picture was deleted, and no others', async () => {
    const brand = await makeBrand();
    const [gone, stays] = [await brand.upload(grey(1)), await brand.upload(grey(2))];
    expect(await brand.remove(gone)).toBe(200);
    await sweepAfter(29);
    expect((await brand.files()).toSorted()).toEqual([gone.key, stays.key].toSorted());
    await sweepAfter(31);
    expect(await brand.files()).toEqual([stays.key]);
    // It is a new picture then.
    expect(await brand.upload(grey(1))).toMatchObject({ _id: gone._id });
    expect(await brand.files()).toHaveLength(2);
  });

  test('stay while a draft names the picture again', async () => {
    const brand = await makeBrand();
    const picture = await brand.upload(grey(3));
    expect(await brand.remove(picture)).toBe(200);
    await brand.change(ABOUT, { kind: 'set', id: 'hero', way: 'image_s3key', value: picture.key });
    await sweepAfter(31);
    expect(await brand.files()).toEqual([picture.key]);
  });

  test('go where the last rung never came; a picture of all of them stays', async () => {
    const brand = await makeBrand();
    const last = realPicture('lossy');
    const of = createHash('sha256').update(last).digest('hex');
    const others = ['w320', 'w640', 'w800', 'w1280', 'p640'];
    for (const rung of others) await brand.upload(realPicture('webp'), { rung, of });
    expect(await brand.files()).toHaveLength(5);
    await sweepAfter(31);
    expect(await brand.files()).toEqual([]);
    for (const rung of others) await brand.upload(realPicture('webp'), { rung, of });
    await brand.upload(last, { rung: 'w1600' });
    await sweepAfter(62);
    expect(await brand.files()).toHaveLength(6);
  });

  test('stay where the picture is uploaded again at the moment of the sweep', async () => {
    const { brand, picture, row, sweeping } = await dueAt(4);
    const directory = {
      ...sweeping.directory,
      async deletedPictures(...limits: Parameters<typeof sweeping.directory.deletedPictures>) {
        const due = await sweeping.directory.deletedPictures(...limits);
        await brand.upload(grey(4));
        return due;
      },
    };
    expect(await sweepPictures({ ...sweeping, directory }, new Date())).toBe(0);
    expect(await brand.files()).toEqual([picture.key]);
    expect(await row()).toMatchObject({ id: picture._id, deletedDate: null });
  });

  test('are not uploaded again while they go, and are right after', async () => {
    const { brand, picture, row, sweeping } = await dueAt(5);
    const media = {
      async delete(keys: string | string[]) {
        await expect(brand.upload(grey(5))).rejects.toThrow('503');
        await sweeping.media.delete(keys);
      },
    } as R2Bucket;
    expect(await sweepPictures({ ...sweeping, media }, new Date())).toBe(1);
    expect(await brand.files()).toEqual([]);
    expect(await row()).toBeUndefined();
    await brand.upload(grey(5));
    expect(await brand.files()).toEqual([picture.key]);
  });
});
