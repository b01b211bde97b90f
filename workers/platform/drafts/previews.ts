import { MAX_PREVIEWS, PREVIEW_DAYS, type Preview } from '#app/contract/previews.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { previewStore } from '#workers/platform/storage/preview-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { hashOfSecret, newSecret } from '#workers/platform/user/secret.ts';
import { scopeOf } from './edited-document.ts';
import { requireVersion } from './previewed-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Awaited<ReturnType<ReturnType<typeof previewStore>['working']>>[number];

export const previews: Handler<'previews'> = async (context) => {
  requireRole(context, 'edit');
  const rows = await previewStore(scopeOf(context)).working(context.now);
  return { data: rows.map(toPreview) };
};

/** The token is in this response and nowhere else. */
export const makePreview: Handler<'makePreview'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const { body, now } = context;
  const scope = scopeOf(context);
  const store = previewStore(scope);
  const [[known], working] = await Promise.all([store.byCommand(body.command_id), store.working(now)]);
  if (body.snapshot) await requireVersion(scope, body.snapshot);
  if (!known && working.length >= MAX_PREVIEWS) {
    const message = `there are ${working.length} links already: end one of them first`;
    throw new HttpError(422, 'rejected', { faults: [{ path: '', message }] });
  }
  const token = newSecret();
  const made = known ?? {
    ...{ id: crypto.randomUUID(), snapshotId: body.snapshot ?? null, userId: user.id },
    ...{ commandId: body.command_id, createdDate: now },
  };
  const preview = {
    ...made,
    ...{ tokenHash: hashOfSecret(token), expiresTime: new Date(now.getTime() + PREVIEW_DAYS * DAY_MS) },
  };
  const { accountId } = scope;
  const [first, ...rest] = [
    ...store.put(preview),
    ...editingStore(scope).addAudits([auditOf('made', user.id, made)], now),
  ];
  if (first) await scope.write([first, ...rest]);
  return { data: { ...toPreview({ ...preview, accountId, userName: user.name }), token } };
};

export const endPreview: Handler<'endPreview'> = async (context) => {
  const { user } = requireRole(context, 'edit');
  const { params, now } = context;
  const scope = scopeOf(context);
  const store = previewStore(scope);
  const [row] = await store.preview(params.id, now);
  if (!row) throw new HttpError(404, 'not_found');
  await scope.write([
    store.remove(row.id),
    ...editingStore(scope).addAudits([auditOf('ended', user.id, row)], now),
  ]);
  return {};
};

function auditOf(
  what: 'made' | 'ended',
  userId: string,
  { id, snapshotId }: { id: string; snapshotId: string | null },
) {
  return {
    ...{ actor: `user:${userId}`, action: `preview.${what}`, subject: id },
    details: { shows: snapshotId ?? 'draft' },
  };
}

function toPreview({ id, snapshotId, userId, userName, createdDate, expiresTime }: Row): Preview {
  return {
    ...{
      _id: id,
      ...(snapshotId !== null && { snapshot: snapshotId }),
      actor: { _id: userId, name: userName },
    },
    ...{ created_date: createdDate.toISOString(), expires_time: expiresTime.toISOString() },
  };
}
