import type { CallBody, CallParams, CallQuery } from '#app/contract/calls.ts';
import { LIVE_ROOM } from '#app/contract/live-room.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

type Subject = CallParams<'comments'>;

export function commentCalls(client: ServiceClient) {
  return {
    /** A backend without pages answers all of them, and no total. */
    comments: async (subject: Subject, query: CallQuery<'comments'> = {}) => {
      const { data, total } = await client.call('comments', { params: subject, query });
      return { items: data, total };
    },
    comment: async (commentId: string) =>
      (await client.call('comment', { params: { comment_id: commentId } })).data,
    addComment: async (subject: Subject, body: CallBody<'addComment'>) =>
      (await client.call('addComment', { params: subject, body })).data,
    editComment: async (commentId: string, comment: string) =>
      (await client.call('editComment', { params: { comment_id: commentId }, body: { comment } })).data,
    removeComment: async (commentId: string) => {
      await client.call('removeComment', { params: { comment_id: commentId } });
    },
    voteComment: async (commentId: string, isLike: boolean) =>
      (await client.call('voteComment', { params: { comment_id: commentId }, query: { isLike } })).data,
    unvoteComment: async (commentId: string) => {
      await client.call('unvoteComment', { params: { comment_id: commentId } });
    },
    reportComment: async (commentId: string, reason: CallBody<'reportComment'>['reason']) => {
      await client.call('reportComment', { params: { comment_id: commentId }, body: { reason } });
    },
    hideComment: async (commentId: string, hidden: boolean) =>
      (await client.call('hideComment', { params: { comment_id: commentId }, query: { hidden } })).data,
    reportedComments: async (query: CallQuery<'reportedComments'> = {}) =>
      toPage(await client.call('reportedComments', { query })),
    /** Where new comments are pushed; null where the backend pushes none. */
    liveRoom: (subject: Subject) => client.openSocket(LIVE_ROOM, subject),
  };
}
