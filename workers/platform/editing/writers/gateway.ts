import { isNotNull, sql } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import type { Put, WriteFault } from '#workers/platform/editing/writer.ts';
import { listed } from '#workers/platform/storage/editing-store.ts';
import { gateways } from '#workers/platform/storage/schema/plan.ts';

const VERIFY = 'npm run tenant -- gateway';

export const gatewayWriter = tableWriter(
  'gateway',
  {
    table: gateways,
    id: 'org',
    toRow: ({ mode, currency, position }) => ({
      publicConfig: { mode, ...(currency ? { currency } : {}) },
      position,
    }),
    // Neither keys nor their proof: those are entered at this platform.
    toNewRow: (_value, org) => ({ id: `gateway-${org.toLowerCase()}`, isAccountVerified: false }),
    toValue: ({ publicConfig, position }) => ({
      mode: publicConfig.mode === 'live' ? 'live' : 'test',
      currency: publicConfig.currency,
      position,
    }),
  },
  {
    hasOtherWriters: true,
    async check(scope, puts) {
      const changed = puts.filter(changesProof);
      if (changed.length === 0) return [];
      const offered = await scope.find(
        gateways,
        sql`${gateways.org} IN ${listed(changed.map(({ id }) => id))}`,
        sql`${gateways.isAccountVerified}`,
      );
      return offered.map(
        ({ org }): WriteFault => ({
          id: org,
          path: 'mode',
          message: `viewers pay by ${org} now: its mode and currency change with "${VERIFY}", which proves the keys anew`,
        }),
      );
    },
    async checkRemoval(scope, ids) {
      const withKeys = await scope.find(
        gateways,
        sql`${gateways.org} IN ${listed(ids)}`,
        isNotNull(gateways.sealedKeys),
      );
      return withKeys.map(({ org }) => ({
        id: org,
        path: '',
        message: `it has keys, and renewals may depend on it: "${VERIFY}" disables it`,
      }));
    },
    stoppedBy(accountId, { puts, removed }) {
      const own = sql`FROM ${gateways} WHERE ${gateways.accountId} = ${accountId} AND ${gateways.org} IN`;
      const changed = puts.filter(changesProof).map(({ id }) => id);
      return [
        ...(changed.length > 0
          ? [sql`EXISTS (SELECT 1 ${own} ${listed(changed)} AND ${gateways.isAccountVerified})`]
          : []),
        ...(removed.length > 0
          ? [sql`EXISTS (SELECT 1 ${own} ${listed(removed)} AND ${gateways.sealedKeys} IS NOT NULL)`]
          : []),
      ];
    },
  },
);

/** Keys were proven for one mode and one currency. */
function changesProof({ old, value }: Put): boolean {
  return old !== null && (old.mode !== value.mode || old.currency !== value.currency);
}
