import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { listContents, pageOf, toFilters } from './list-contents.ts';

export const contentFilter: Handler<'contentFilter'> = (context) => listByBody(context, context.body);

export const contentFilterV2: Handler<'contentFilterV2'> = (context) => listByBody(context, context.body);

export const contentList: Handler<'contentList'> = (context) => listByBody(context, context.body);

function listByBody(context: CallContext, body: Parameters<typeof pageOf>[1] & { filters: object }) {
  return listContents(context, pageOf(context, body, toFilters(body.filters)));
}
