import type { FlashMessage } from '#app/services/load-context.ts';
import type { PostResult } from './live-comment.ts';
import type { LiveChat } from './load-live-comments.server.ts';

const DRAFT = 'draft';
const WHY = 'why';
/** URLs are limited in length; a longer draft is cut. */
const MAX_DRAFT_LENGTH = 500;

/** The page's URL after a form without scripts that could not be sent. */
export function withDraft(target: string, { kind }: Pick<PostResult, 'kind'>, comment: string): string {
  const [path = '', search = ''] = target.split('?');
  const params = new URLSearchParams(search);
  params.set(DRAFT, comment.slice(0, MAX_DRAFT_LENGTH));
  params.set(WHY, kind);
  return `${path}?${params}`;
}

/** The draft and failure of such a URL, and the server's words out of the flash; nothing for any other. */
export function readDraft(
  search: URLSearchParams,
  flash: FlashMessage | null,
): Pick<LiveChat, 'draft' | 'failure' | 'serverText'> {
  const draft = search.get(DRAFT)?.slice(0, MAX_DRAFT_LENGTH);
  if (draft === undefined) return {};
  const failure = search.get(WHY) === 'too-many' ? 'wait_before_next' : 'not_sent';
  const text = flash?.key === 'server_says' ? flash.values?.text : undefined;
  return { draft, failure, ...(text !== undefined && { serverText: String(text) }) };
}
