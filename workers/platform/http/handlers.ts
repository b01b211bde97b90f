import { contentHandlers } from '#workers/platform/content/handlers.ts';
import { homeHandlers } from '#workers/platform/home/handlers.ts';
import { paymentHandlers } from '#workers/platform/payment/handlers.ts';
import { userHandlers } from '#workers/platform/user/handlers.ts';
import type { Handlers } from './call-context.ts';

export const handlers: Handlers = {
  ...homeHandlers,
  ...contentHandlers,
  ...userHandlers,
  ...paymentHandlers,
};
