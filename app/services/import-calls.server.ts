import type { CallBody } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';

/** Titles out of a file, in the studio. */
export function importCalls(client: ServiceClient) {
  return {
    imports: async () => (await client.call('imports', {})).data,
    uploadImport: async (name: string, body: Uint8Array<ArrayBuffer>) => {
      const raw = { headers: { 'content-type': 'application/octet-stream' }, body };
      return (await client.call('uploadImport', { query: { name } }, { raw })).data;
    },
    importDetail: async (id: string) => (await client.call('importDetail', { params: { id } })).data,
    checkImport: async (id: string, body: CallBody<'checkImport'>) =>
      (await client.call('checkImport', { params: { id }, body })).data,
    runImport: async (id: string, plan: string) =>
      (await client.call('runImport', { params: { id }, body: { plan } })).data,
    importReport: async (id: string) => (await client.call('importReport', { params: { id } })).data,
  };
}
