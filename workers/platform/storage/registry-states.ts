import { and, gt, sql } from 'drizzle-orm';
import type { BrandStates } from '#app/contract/brand-states.ts';
import type { Database } from './database.ts';
import { formerHostnames, tenants } from './schema/registry.ts';

/** Of one list. An operator who does more in five minutes waits for KV. */
const MAX_STATES = 1_000;

/** What has changed since of who is on the air. */
export async function changedStates(db: Database, since: Date): Promise<BrandStates> {
  const [changed, gone] = await db.batch([
    db
      .select({ record: tenants.record })
      .from(tenants)
      .where(and(sql`state_time IS NOT NULL`, gt(tenants.stateTime, since)))
      .limit(MAX_STATES),
    db
      .select({ hostname: formerHostnames.hostname })
      .from(formerHostnames)
      .where(gt(formerHostnames.removedDate, since))
      .limit(MAX_STATES),
  ]);
  const states: BrandStates = {};
  for (const { hostname } of gone) states[hostname] = 'gone';
  for (const { record } of changed)
    for (const hostname of record.hostnames)
      states[hostname] = record.deleted ? 'gone' : (record.suspended ?? null);
  return states;
}
