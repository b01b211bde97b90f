import type { ServiceClient } from './client.server.ts';

/** The hostnames of a brand, for its owners. */
export function domainCalls(client: ServiceClient) {
  return {
    domains: async () => (await client.call('domains', {})).data,
    addDomain: async (hostname: string) => (await client.call('addDomain', { body: { hostname } })).data,
    checkDomain: async (hostname: string) =>
      (await client.call('checkDomain', { params: { hostname } })).data,
    makeDomainPrimary: async (hostname: string) =>
      (await client.call('makeDomainPrimary', { params: { hostname } })).data,
    removeDomain: async (hostname: string) => {
      await client.call('removeDomain', { params: { hostname } });
    },
  };
}
