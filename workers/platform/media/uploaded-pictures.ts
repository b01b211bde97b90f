import type { UploadedPicture } from '#app/contract/uploads.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { type MediaFileRow, mediaStore } from '#workers/platform/storage/media-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { graceStart } from './sweep-pictures.ts';

export const uploadedPictures: Handler<'uploadedPictures'> = async (context) => {
  requireRole(context, 'edit');
  const { query } = context;
  const store = storeOf(context);
  const search = query.search?.trim() || undefined;
  const [rows, [counted]] = await Promise.all([store.pictures(search, windowOf(query)), store.count(search)]);
  return { data: rows.map(toPicture), total: counted?.total ?? 0 };
};

export const changePicture: Handler<'changePicture'> = async (context) => {
  requireRole(context, 'edit');
  const { params, body } = context;
  const store = storeOf(context);
  const row = await requirePicture(store, params.id);
  const change = {
    name: body.name ?? row.name,
    alt: body.alt ? withWords(body.alt) : row.alt,
  };
  await store.change(row.id, change);
  return { data: toPicture({ ...row, ...change }) };
};

/** Hides it. Its bytes stay for a while: undo, or a version that is restored, may bring its key back. */
export const deletePicture: Handler<'deletePicture'> = async (context) => {
  requireRole(context, 'edit');
  const { params, now } = context;
  const store = storeOf(context);
  const row = await requirePicture(store, params.id);
  if (await store.isUsed(row.id, graceStart(now))) throw new HttpError(409, 'picture_in_use');
  await store.hide(row.id, now);
  return {};
};

export const storeOf = ({ dependencies, account }: Pick<CallContext, 'dependencies' | 'account'>) =>
  mediaStore(dependencies.stores.scopeFor(account.accountId));

export const keyOf = ({ stem, ending }: Pick<MediaFileRow, 'stem' | 'ending'>) => `${stem}.${ending}`;

export function toPicture(row: MediaFileRow): UploadedPicture {
  const { id, width, height, bytes, name, alt, createdDate } = row;
  return {
    ...{ _id: id, key: keyOf(row), width, height, bytes, name, alt },
    created_date: createdDate.toISOString(),
  };
}

async function requirePicture(store: ReturnType<typeof mediaStore>, id: string): Promise<MediaFileRow> {
  const [row] = await store.picture(id);
  if (!row || row.deletedDate) throw new HttpError(404, 'not_found');
  return row;
}

const withWords = (alt: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(alt).filter(([, words]) => words.trim() !== ''));
