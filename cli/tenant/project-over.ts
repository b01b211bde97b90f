import * as v from 'valibot';
import type { AdminCall } from '#cli/admin/admin-call.ts';
import type { ProjectionReport } from './tenant-store.ts';

const names = v.array(v.string());
const AdoptedSchema = v.object({
  data: v.object({ taken: names, dropped: names, unreadable: names, cursor: v.nullable(v.string()) }),
});
const ProjectedSchema = v.object({
  data: v.object({ written: v.number(), failed: names, next: v.nullable(v.string()) }),
});

/**
 * First what only KV has comes into D1, then D1 is written to KV, both in pages: a call of the platform has a
 * limit of operations.
 */
export async function projectOver(
  call: AdminCall,
  onProgress: (written: number) => void,
): Promise<ProjectionReport> {
  const report: ProjectionReport = { taken: [], dropped: [], unreadable: [], written: 0, failed: [] };
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const response = await call('POST', '/admin/v1/registry/adopt', cursor === undefined ? {} : { cursor });
    const { taken, dropped, unreadable, ...page } = v.parse(AdoptedSchema, response).data;
    report.taken.push(...taken);
    report.dropped.push(...dropped);
    report.unreadable.push(...unreadable);
    cursor = page.cursor;
  }
  for (let after: string | null = ''; after !== null; ) {
    const response = await call('POST', '/admin/v1/registry/project', { after });
    const { written, failed, next } = v.parse(ProjectedSchema, response).data;
    report.written += written;
    report.failed.push(...failed);
    after = next;
    onProgress(report.written);
  }
  return report;
}
