import { analyticsHandlers } from '#workers/platform/analytics/handlers.ts';
import { channelHandlers } from '#workers/platform/channel/handlers.ts';
import { commentHandlers } from '#workers/platform/comments/handlers.ts';
import { continueHandlers } from '#workers/platform/content/continue-watching.ts';
import { contentHandlers } from '#workers/platform/content/handlers.ts';
import { libraryHandlers } from '#workers/platform/content/library.ts';
import { parentDetail } from '#workers/platform/content/parent.ts';
import { peopleHandlers } from '#workers/platform/content/people-handlers.ts';
import { playlist } from '#workers/platform/content/playlist.ts';
import { reviewHandlers } from '#workers/platform/content/reviews.ts';
import { formHandlers } from '#workers/platform/forms/handlers.ts';
import { homeHandlers } from '#workers/platform/home/handlers.ts';
import { paymentHandlers } from '#workers/platform/payment/handlers.ts';
import { credentialHandlers } from '#workers/platform/user/credential-handlers.ts';
import { emailHandlers } from '#workers/platform/user/email-handlers.ts';
import { userHandlers } from '#workers/platform/user/handlers.ts';
import { ownDataHandlers } from '#workers/platform/user/own-data-handlers.ts';
import { securityHandlers } from '#workers/platform/user/security-handlers.ts';
import { sessionHandlers } from '#workers/platform/user/session-handlers.ts';
import type { Handlers } from './call-context.ts';

export const handlers: Handlers = {
  ...homeHandlers,
  ...contentHandlers,
  ...peopleHandlers,
  ...channelHandlers,
  ...reviewHandlers,
  ...commentHandlers,
  ...formHandlers,
  ...libraryHandlers,
  ...continueHandlers,
  parentDetail,
  playlist,
  ...userHandlers,
  ...sessionHandlers,
  ...ownDataHandlers,
  ...credentialHandlers,
  ...emailHandlers,
  ...securityHandlers,
  ...paymentHandlers,
  ...analyticsHandlers,
};
