import type { AccountScope } from './account-scope.ts';
import { reviewQueries } from './review-queries.ts';
import { reviewWrites } from './review-writes.ts';

/**
 * Reviews, one a viewer and subject, and what they come to. Queries, to be awaited or batched. The subject's
 * own average and count follow by triggers (migration 0009).
 */
export function reviewStore(scope: AccountScope) {
  return { ...reviewQueries(scope), ...reviewWrites(scope) };
}
