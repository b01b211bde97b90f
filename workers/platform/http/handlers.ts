import { contentHandlers } from '../content/handlers.ts';
import { homeHandlers } from '../home/handlers.ts';
import { userHandlers } from '../user/handlers.ts';
import type { Handlers } from './call-context.ts';

export const handlers: Handlers = { ...homeHandlers, ...contentHandlers, ...userHandlers };
