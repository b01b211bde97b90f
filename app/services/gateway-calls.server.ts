import type { CallBody } from '#app/contract/calls.ts';
import type { Gateway } from '#app/contract/payment.ts';
import type { ServiceClient } from './client.server.ts';

/** How a brand is paid, for its owners. */
export function gatewayCalls(client: ServiceClient) {
  return {
    gateways: async () => (await client.call('gateways', {})).data,
    setGateway: async (org: Gateway, body: CallBody<'setGateway'>) => {
      const { data } = await client.call('setGateway', { params: { org }, body });
      // Here viewers are offered it at once, or no longer; elsewhere the shared response has its time.
      await client.forget('customerOrgs', {});
      return data;
    },
  };
}
