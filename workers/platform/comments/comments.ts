import type { Handler, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { withinText } from '#workers/platform/http/paging.ts';
import { GUEST, type Reader } from '#workers/platform/storage/comment-rows.ts';
import type { CommentRow } from '#workers/platform/storage/comment-store.ts';
import { nested } from './nested.ts';
import { readerOf, toComment } from './to-comment.ts';

type List = NonNullable<Handlers['comments']>;

type Context = Parameters<List>[0];

export const comments: Handler<'comments'> = (context) => {
  const { timestamp, page, thread } = context.query;
  if (timestamp !== undefined) return newComments(context, new Date(timestamp));
  if (thread !== undefined) return oneThread(context, thread);
  return page === undefined ? allComments(context) : onePage(context, page);
};

async function allComments({ store, params, session }: Context) {
  const reader = readerOf(session);
  const [found, rows] = await store.batch([
    store.community.subject(params),
    store.comments.all(params, null, reader),
  ]);
  requireSubject(found);
  return { data: nested(shortened(rows), reader, { keepsOrphans: false }) };
}

/** Thousands poll at once: the room has the newest comments, unless the viewer has been away for long. */
async function newComments({ store, params, session, dependencies }: Context, since: Date) {
  // The room knows the comments, and not who may see what they are about.
  if (store.maxAge !== null) requireSubject(await store.community.subject(params));
  const address = { accountId: store.accountId, ...params };
  const recent = await dependencies.rooms.recent(address, since.getTime());
  if (recent.kind === 'missing') throw new HttpError(404, 'not_found');
  const rows =
    recent.kind === 'rows' ? recent.rows : await store.comments.all(params, since, readerOf(session));
  return { data: nested(shortened(rows), GUEST, { keepsOrphans: true }) };
}

async function onePage({ store, params, query, session }: Context, page: number) {
  const reader = readerOf(session);
  const window = { limit: query.page_size, offset: (page - 1) * query.page_size };
  const [found, tops, replies, [count]] = await store.batch([
    store.community.subject(params),
    store.comments.tops(params, window, reader),
    store.comments.firstReplies(params, window, reader),
    store.comments.topCount(params, reader),
  ]);
  requireSubject(found);
  // The comments of a page always fit; the number of replies is sent beside those that do.
  const shown = shortened([...tops, ...replies]).slice(tops.length);
  const repliesTo = (id: string) => shown.filter(({ parentId }) => parentId === id);
  const data = tops.map((row) => withReplies(row, repliesTo(row.id), reader));
  return { data, total: count?.total ?? 0 };
}

/** One comment with a page of its replies; `total` counts them. */
async function oneThread({ store, params, query, session }: Context, thread: string) {
  const reader = readerOf(session);
  const window = { limit: query.page_size, offset: ((query.page ?? 1) - 1) * query.page_size };
  const [found, [row], replies] = await store.batch([
    store.community.subject(params),
    store.comments.thread(params, thread, reader),
    store.comments.replies(params, thread, window, reader),
  ]);
  requireSubject(found);
  if (!row) throw new HttpError(404, 'not_found');
  return { data: [withReplies(row, replies, reader)], total: row.replyCount };
}

function withReplies(row: CommentRow, replies: readonly CommentRow[], reader: Reader) {
  return toComment(
    row,
    reader,
    replies.map((reply) => toComment(reply, reader)),
  );
}

function requireSubject(found: readonly unknown[]): void {
  if (found.length === 0) throw new HttpError(404, 'not_found');
}

function shortened(rows: readonly CommentRow[]): CommentRow[] {
  return withinText(rows, ({ comment }) => comment);
}
