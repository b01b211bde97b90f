import * as v from 'valibot';
import { TenantRecordSchema } from '#app/contract/tenant.ts';
import {
  type AdminCall,
  type AdminRequest,
  callOver,
  findOver,
  parseJson,
  toError,
} from '#cli/admin/admin-call.ts';
import type { Place } from '#cli/admin/open-admin.ts';
import { projectOver } from './project-over.ts';
import type { GatewayStore, KnownAccount, TenantStore, WrittenTenant } from './tenant-store.ts';

const TENANTS = '/admin/v1/tenants';
const ACCOUNTS = '/admin/v1/accounts';

const TenantsSchema = v.object({ data: v.array(TenantRecordSchema), next: v.nullable(v.string()) });
const TenantSchema = v.object({ data: TenantRecordSchema });
const WrittenSchema = v.object({
  data: TenantRecordSchema,
  is_projected: v.boolean(),
  notes: v.array(v.string()),
});
const HostnameSchema = v.object({ data: v.object({ slug: v.string() }) });
const AccountSchema = v.object({ data: v.object({ cf_domain_name: v.string() }) });
const GatewaySchema = v.object({
  org: v.string(),
  is_verified: v.boolean(),
  has_keys: v.boolean(),
  mode: v.string(),
  currency: v.nullable(v.string()),
});
const StaffSchema = v.object({ data: v.object({ is_invited: v.boolean() }) });
const GatewaysSchema = v.object({ data: v.array(GatewaySchema) });
const ErasuresSchema = v.object({
  data: v.array(
    v.object({
      ...{ slug: v.string(), account_id: v.string(), scope: v.picklist(['account', 'brand']) },
      ...{ deleted_time: v.string(), started_time: v.string(), finished_time: v.nullable(v.string()) },
      counts: v.record(v.string(), v.number()),
    }),
  ),
});
const GatewayResponseSchema = v.object({ data: GatewaySchema });

function gatewaysOver(call: AdminCall): GatewayStore {
  const pathOf = (accountId: string) => `${ACCOUNTS}/${encodeURIComponent(accountId)}/gateways`;
  return {
    list: async (accountId) => v.parse(GatewaysSchema, await call('GET', pathOf(accountId))).data,
    put: async (accountId, org, change) =>
      v.parse(GatewayResponseSchema, await call('PUT', `${pathOf(accountId)}/${org}`, change)).data,
  };
}

/** The brands of a platform by its operator's API: a deployed one, a running one, or one opened for this. */
export function adminStore(request: AdminRequest, { where, assetHostOf, close }: Place): TenantStore {
  const call = callOver(request);
  const find = findOver(request);
  const accountPath = (accountId: string) => `${ACCOUNTS}/${encodeURIComponent(accountId)}`;
  return {
    where,
    async page(after) {
      const { data, next } = v.parse(TenantsSchema, await call('GET', `${TENANTS}?after=${after}`));
      return { records: data, next };
    },
    async find(slug) {
      return (await find(TenantSchema, `${TENANTS}/${slug}`))?.data ?? null;
    },
    async ownerOf(hostname) {
      return (await find(HostnameSchema, `/admin/v1/hostnames/${hostname}`))?.data.slug ?? null;
    },
    async findAccount(accountId): Promise<KnownAccount | null> {
      const account = await find(AccountSchema, accountPath(accountId));
      return account && { assetHost: account.data.cf_domain_name };
    },
    accountMaker: {
      assetHostOf,
      async create(accountId, title, assetHost) {
        const body = { title, asset_host: assetHost };
        const { status, text } = await request('PUT', accountPath(accountId), body);
        if (status < 300) return true;
        const error = toError(parseJson(text), `PUT ${accountPath(accountId)} responded with ${status}.`);
        if (status === 409 && error.message.includes(assetHost)) return false;
        throw error;
      },
    },
    gateways: gatewaysOver(call),
    async setRoles(accountId, { email, roles, isInvited: invite }) {
      const body = { email_id: email, roles, ...(invite && { invite }) };
      const { data } = v.parse(StaffSchema, await call('PUT', `${accountPath(accountId)}/staff`, body));
      return { isInvited: data.is_invited };
    },
    create: async (record) => toWritten(await call('POST', TENANTS, record)),
    async change(slug, change) {
      return toWritten(await call('PATCH', `${TENANTS}/${slug}`, change));
    },
    suspend: async (slug, reason) => toWritten(await call('POST', `${TENANTS}/${slug}/suspend`, { reason })),
    resume: async (slug) => toWritten(await call('POST', `${TENANTS}/${slug}/resume`)),
    delete: async (slug, isNow) => toWritten(await call('POST', `${TENANTS}/${slug}/delete`, { now: isNow })),
    undelete: async (slug) => toWritten(await call('POST', `${TENANTS}/${slug}/undelete`)),
    erasures: async () => v.parse(ErasuresSchema, await call('GET', '/admin/v1/erasures')).data,
    remove: async (record) => void (await call('DELETE', `${TENANTS}/${record.slug}`)),
    project: (onProgress) => projectOver(call, onProgress),
    close,
  };
}

function toWritten(response: unknown): WrittenTenant {
  const { data, is_projected, notes } = v.parse(WrittenSchema, response);
  const behind = is_projected ? [] : ['KV did not take it: the platform tries again every minute.'];
  return { record: data, notes: [...notes, ...behind] };
}
