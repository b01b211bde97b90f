import type { OptionalCallName } from '#app/contract/calls.ts';
import { type AnalyticsService, createAnalyticsService } from './analytics.server.ts';
import { type AssetOptions, type AssetService, createAssetService } from './assets.server.ts';
import type { ServiceClient } from './client.server.ts';
import { type ContentService, createContentService } from './content.server.ts';
import { createPaymentService, type PaymentService } from './payment.server.ts';
import { createUserService, type UserService } from './user.server.ts';

/** A tenant's services as loaders and actions use them: bound to tenant, viewer and language. */
export interface Services {
  content: ContentService;
  user: UserService;
  payment: PaymentService;
  analytics: AnalyticsService;
  assets: AssetService;
  /** Whether the backend has a call that it may lack. What needs one is offered only then. */
  hasCall(name: OptionalCallName): Promise<boolean>;
}

export function createServices(client: ServiceClient, assets: AssetOptions): Services {
  return {
    content: createContentService(client),
    user: createUserService(client),
    payment: createPaymentService(client, { isPlatform: assets.tenant.serviceUrls.payment === undefined }),
    analytics: createAnalyticsService(client),
    assets: createAssetService(assets),
    hasCall: (name) => client.has(name),
  };
}
