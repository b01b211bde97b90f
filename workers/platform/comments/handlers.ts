import type { Handlers } from '#workers/platform/call-context.ts';
import { judgeHandlers } from './judge-comment.ts';
import { readHandlers } from './read-comments.ts';
import { writeHandlers } from './write-comment.ts';

/** Comments and their replies. Writing goes through the subject's room, see objects/. */
export const commentHandlers: Handlers = { ...readHandlers, ...writeHandlers, ...judgeHandlers };
