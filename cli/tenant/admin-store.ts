import * as v from 'valibot';
import { isHostname } from '#app/contract/hostname.ts';
import { TenantRecordSchema } from '#app/contract/tenant.ts';
import type { LoopbackResponse } from '#cli/local/loopback-request.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { GatewayStore, KnownAccount, TenantStore } from './tenant-store.ts';

const TENANTS = '/admin/v1/tenants';
const ACCOUNTS = '/admin/v1/accounts';

const TenantsSchema = v.object({ data: v.array(TenantRecordSchema) });
const AccountSchema = v.object({ data: v.object({ cf_domain_name: v.string() }) });
const GatewaySchema = v.object({
  org: v.string(),
  is_verified: v.boolean(),
  has_keys: v.boolean(),
  mode: v.string(),
  currency: v.nullable(v.string()),
});
const GatewaysSchema = v.object({ data: v.array(GatewaySchema) });
const GatewayResponseSchema = v.object({ data: GatewaySchema });
const ErrorSchema = v.object({ message: v.string() });

/** Sends a call of the platform's operator API, with the token. */
export type AdminRequest = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<Pick<LoopbackResponse, 'status' | 'text'>>;

/** Calls of the operator's API; a rejection is an error with the platform's own message. */
function callOver(request: AdminRequest) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { status, text } = await request(method, path, body);
    const response: unknown = text ? parseJson(text) : null;
    if (status < 300) return response;
    const rejection = v.safeParse(ErrorSchema, response);
    throw new CommandError(
      rejection.success ? rejection.output.message : `${method} ${path} responded with ${status}.`,
    );
  };
}

export function gatewaysOver(request: AdminRequest): GatewayStore {
  const call = callOver(request);
  const pathOf = (accountId: string) => `${ACCOUNTS}/${encodeURIComponent(accountId)}/gateways`;
  return {
    list: async (accountId) => v.parse(GatewaysSchema, await call('GET', pathOf(accountId))).data,
    put: async (accountId, org, change) =>
      v.parse(GatewayResponseSchema, await call('PUT', `${pathOf(accountId)}/${org}`, change)).data,
  };
}

/**
 * The brands of a local platform, running or opened for this one command. `assetHostOf` names a new account's
 * host.
 */
export function adminStore(
  request: AdminRequest,
  { where, assetHostOf, close }: { where: string; assetHostOf(slug: string): string; close(): Promise<void> },
): TenantStore {
  const call = callOver(request);

  const list = async () => v.parse(TenantsSchema, await call('GET', TENANTS)).data;

  async function findAccount(accountId: string): Promise<KnownAccount | null> {
    const path = `${ACCOUNTS}/${encodeURIComponent(accountId)}`;
    const { status, text } = await request('GET', path);
    if (status === 404) return null;
    const parsed = v.safeParse(AccountSchema, parseJson(text));
    if (!parsed.success) throw new CommandError(`GET ${path} responded with ${status}.`);
    return { assetHost: parsed.output.data.cf_domain_name };
  }

  return {
    where,
    list,
    async ownerOf(hostname) {
      if (!isHostname(hostname)) return null;
      return (await list()).find(({ hostnames }) => hostnames.includes(hostname))?.slug ?? null;
    },
    findAccount,
    accountMaker: {
      assetHostOf,
      async create(accountId, title, assetHost) {
        await call('PUT', `${ACCOUNTS}/${encodeURIComponent(accountId)}`, { title, asset_host: assetHost });
      },
    },
    gateways: gatewaysOver(request),
    put: async (record) => void (await call('PUT', `${TENANTS}/${record.slug}`, record)),
    remove: async (record) => void (await call('DELETE', `${TENANTS}/${record.slug}`)),
    close,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
