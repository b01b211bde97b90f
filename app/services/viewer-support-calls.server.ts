import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

/** A brand's viewers for its support, each call for users with its role. */
export function viewerSupportCalls(client: ServiceClient) {
  return {
    findViewers: async (query: CallQuery<'findViewers'>) =>
      toPage(await client.call('findViewers', { query })),
    viewerDetail: async (viewer_id: string) =>
      (await client.call('viewerDetail', { params: { viewer_id } })).data,
    endViewerSessions: async (viewer_id: string) => {
      await client.call('endViewerSessions', { params: { viewer_id } });
    },
    mailViewerReset: async (viewer_id: string) => {
      await client.call('mailViewerReset', { params: { viewer_id } });
    },
    giveViewerPlan: async (viewer_id: string, plan_id: string, body: CallBody<'giveViewerPlan'>) => {
      await client.call('giveViewerPlan', { params: { viewer_id, plan_id }, body });
    },
    endViewerPlan: async (viewer_id: string, plan_id: string) => {
      await client.call('endViewerPlan', { params: { viewer_id, plan_id } });
    },
    refundViewerPayment: async (
      viewer_id: string,
      payment_id: string,
      body: CallBody<'refundViewerPayment'>,
    ) => (await client.call('refundViewerPayment', { params: { viewer_id, payment_id }, body })).data,
    titlesToExplain: async (viewer_id: string, search_text: string) =>
      (await client.call('titlesToExplain', { params: { viewer_id }, query: { search_text } })).data,
    explainViewer: async (viewer_id: string, content_id: string) =>
      (await client.call('explainViewer', { params: { viewer_id, content_id } })).data,
  };
}
