import path from 'node:path';
import type { AdminRequest } from '#cli/admin/admin-call.ts';
import { bodyOf, toAdminResponse } from '#cli/admin/admin-call.ts';
import { applyPlan } from '#cli/site/apply-plan.ts';
import { exportSite } from '#cli/site/export-site.ts';
import { exportMedia } from '#cli/site/files/export-media.ts';
import type { MediaScope } from '#cli/site/files/file-source.ts';
import { mediaCalls } from '#cli/site/files/media-calls.ts';
import { planFiles, sendFiles } from '#cli/site/files/send-files.ts';
import { makePlan } from '#cli/site/make-plan.ts';
import type { OpenBrand } from '#cli/site/open-brand.ts';
import { folderSide, type Side } from '#cli/site/sides.ts';
import { siteCalls } from '#cli/site/site-calls.ts';
import {
  ADMIN_TOKEN,
  SERVICES_ORIGIN,
  type TestPlatform,
} from '#tests/integration/platform/start-platform.ts';

// What `npm run site` does with brands and folders, in this process.

export const QUIET = { update: () => {}, note: () => {}, end: () => {} };

export type TestBrand = OpenBrand & { request: AdminRequest };

/** A brand without titles and files. `before` sees each request, and may throw in its place. */
export async function emptyBrand(
  platform: TestPlatform,
  directory: string,
  before: (method: string, path: string) => void = () => undefined,
): Promise<TestBrand> {
  const { accountId } = await platform.makeAccount();
  const request: AdminRequest = async (method, call, content) => {
    before(method, call);
    const { type, ...body } = bodyOf(content);
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': type };
    return toAdminResponse(await platform.fetch(`${SERVICES_ORIGIN}${call}`, { method, headers, ...body }));
  };
  const calls = siteCalls(request, accountId);
  const media = mediaCalls(request, accountId, path.join(directory, `${accountId}.json`));
  return { slug: accountId, accountId, workDir: path.join(directory, 'work'), calls, media, request };
}

export async function exportBrand({ calls, media }: TestBrand, folder: string, scope: MediaScope) {
  let fetched = { count: 0, bytes: 0 };
  await exportSite(calls, folder, 'harbor', new Date(), async () => {
    const exported = await exportMedia(folder, { calls: media, scope, progress: QUIET });
    fetched = exported.fetched;
    return exported.isChanged;
  });
  return fetched;
}

/** As `npm run site -- apply --yes` does. */
export async function applyFolder(folder: string, target: TestBrand) {
  return applySide(await folderSide(folder, 'all', {}), target);
}

export async function applySide({ entries, readValues, files }: Side, { calls, media }: TestBrand) {
  const plan = await makePlan(calls, readValues, {
    wanted: entries,
    present: await calls.digests(),
    without: new Set(),
    isPruning: false,
  });
  const sent = await sendFiles(planFiles(files, await media.list()), files, media.bucket, QUIET);
  const { written, rejected } = await applyPlan(calls, readValues, plan, () => undefined);
  return { files: sent.count, written, rejected };
}
