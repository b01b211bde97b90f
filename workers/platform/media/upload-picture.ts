import {
  LAST_RUNG,
  MAX_PICTURES,
  ORIGINAL,
  PICTURE_RUNGS,
  type PictureRung,
  RUNG_NAMES,
} from '#app/contract/uploads.ts';
import { metadataOf, sha256Of } from '#workers/platform/assets/file-metadata.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { MediaFileRow } from '#workers/platform/storage/media-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { type ReadPicture, readPicture, withoutMetadata } from './read-picture.ts';
import { keyOf, storeOf, toPicture } from './uploaded-pictures.ts';

type Context = CallContext<'uploadPicture'>;
type Picture = Extract<ReadPicture, { ok: true }>;
type Upload = Picture & { userId: string };

const FAULTS = { unknown: 'picture_unknown', broken: 'picture_broken', huge: 'picture_huge' } as const;

/**
 * Stores a file under the digest of its bytes and the type that they are. Of a picture in rungs the last one makes it
 * a picture, once all others are there: whatever the site draws of its key is then no hole.
 */
export const uploadPicture: Handler<'uploadPicture'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const { query, raw } = context;
  const bytes = raw?.body ?? new Uint8Array();
  const picture = readPicture(bytes);
  if (!picture.ok) throw new HttpError(422, FAULTS[picture.reason]);
  if (query.rung !== ORIGINAL) requireRung(query.rung, picture);
  const upload = { ...picture, userId: user.id };
  if (query.rung === ORIGINAL) {
    const bare = withoutMetadata(bytes);
    if (!bare) throw new HttpError(422, 'picture_private');
    return putPicture(context, upload, bare);
  }
  return query.rung === LAST_RUNG ? putPicture(context, upload, bytes) : putRung(context, upload, bytes);
};

function requireRung(rung: PictureRung, { extension, width, height }: Picture): void {
  const most: { width: number; height?: number } = PICTURE_RUNGS[rung];
  if (extension !== 'webp' && extension !== 'jpg') throw rejected('rung', 'is WebP or JPEG');
  if (width > most.width || height > (most.height ?? Number.POSITIVE_INFINITY))
    throw rejected('rung', `${rung} is at most ${most.width} × ${most.height ?? 'any'} pixels`);
}

/** Of a picture that is there already nothing is written: what its keys name never changes. */
async function putRung(context: Context, { extension, userId }: Upload, bytes: Uint8Array<ArrayBuffer>) {
  const { query, now } = context;
  if (!query.of) throw rejected('of', 'names the last rung by its SHA-256');
  const store = storeOf(context);
  const [known] = await store.picture(query.of);
  if (!known) await requireRoom(store);
  const stem = known?.stem ?? stemOf(query.of, now);
  const key = `${stem}.${query.rung}.${extension}`;
  if (known && isComplete(known)) return { data: { key } };
  if (known) await requireHeld(store, known.id, now);
  const owned = { name: query.name, alt: {}, userId, createdDate: now };
  await store.begin({
    ...{ id: query.of, stem, ending: `${LAST_RUNG}.${extension}`, width: 0, height: 0, bytes: 0 },
    ...owned,
  });
  await putFile(context, key, bytes);
  return { data: { key } };
}

const isComplete = ({ bytes }: Pick<MediaFileRow, 'bytes'>) => bytes > 0;

/** Nobody may add to a picture whose files are being removed; once they are gone it is a new one. */
async function requireHeld(store: ReturnType<typeof storeOf>, id: string, now: Date) {
  if (!(await store.hold(id, now))) throw new HttpError(503, 'busy');
}

async function requireRoom(store: ReturnType<typeof storeOf>) {
  const [counted] = await store.countAll();
  if ((counted?.total ?? 0) >= MAX_PICTURES)
    throw new HttpError(422, 'picture_room', { count: MAX_PICTURES });
}

async function putPicture(context: Context, picture: Upload, bytes: Uint8Array<ArrayBuffer>) {
  const { query, now } = context;
  const store = storeOf(context);
  const id = await sha256Of(bytes);
  const [known] = await store.picture(id);
  if (known && !known.deletedDate) return { data: { key: keyOf(known), picture: toPicture(known) } };
  const { extension, width, height, userId } = picture;
  if (known) await requireHeld(store, id, now);
  else await requireRoom(store);
  const isStored = known !== undefined && isComplete(known);
  const row = {
    ...{ accountId: context.account.accountId, id, stem: known?.stem ?? stemOf(id, now) },
    // What lies there already is named as it was.
    ...{
      ending: isStored ? known.ending : `${query.rung}.${extension}`,
      width,
      height,
      bytes: bytes.byteLength,
    },
  };
  const made = { ...row, name: query.name, alt: {}, userId, createdDate: now, deletedDate: null };
  if (!isStored) {
    if (query.rung === LAST_RUNG) await requireRungs(context, made.stem, extension);
    await putFile(context, keyOf(made), bytes);
  }
  const { accountId: _, deletedDate: __, ...put } = made;
  await store.put(put);
  return { data: { key: keyOf(made), picture: toPicture(made) } };
}

async function requireRungs({ account, dependencies }: Context, stem: string, extension: string) {
  const others = RUNG_NAMES.filter((rung) => rung !== LAST_RUNG);
  const found = await Promise.all(
    others.map((rung) => dependencies.media.head(`${account.accountId}/${stem}.${rung}.${extension}`)),
  );
  const missing = others.filter((_, index) => !found[index]);
  if (missing.length > 0) throw rejected('rung', `${missing.join(', ')} must come before ${LAST_RUNG}`);
}

async function putFile({ account, dependencies }: Context, key: string, bytes: Uint8Array<ArrayBuffer>) {
  const objectKey = `${account.accountId}/${key}`;
  await dependencies.media.put(objectKey, bytes, metadataOf(objectKey, await sha256Of(bytes)));
}

const stemOf = (id: string, now: Date) => `uploads/${now.getUTCFullYear()}/${id}`;

const rejected = (path: string, message: string) =>
  new HttpError(422, 'rejected', { faults: [{ path, message }] });
