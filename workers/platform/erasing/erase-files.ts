import type { Dependencies } from '#workers/platform/dependencies.ts';
import { importRootOf } from '#workers/platform/importing/uploads/import-files.ts';
import { mailboxKeysOf } from '#workers/platform/mail/mailbox.ts';

/** What R2 lists and deletes at once. */
const FILES_AT_ONCE = 1_000;
/** KV has no deletion of several keys. */
const MAILS_AT_ONCE = 100;

type Deps = Pick<Dependencies, 'media' | 'tenants'>;

const rootsOf = (accountId: string) => [`${accountId}/`, importRootOf(accountId)];

export async function countFiles({ media }: Deps, accountId: string): Promise<number> {
  let count = 0;
  for (const prefix of rootsOf(accountId)) {
    for (let cursor: string | undefined, isLast = false; !isLast; ) {
      const page: R2Objects = await media.list({ prefix, limit: FILES_AT_ONCE, ...(cursor && { cursor }) });
      count += page.objects.length;
      isLast = !page.truncated;
      if (page.truncated) cursor = page.cursor;
    }
  }
  return count;
}

/** Pictures, films, uploads, imports, and the mails of a development machine. True where there may be more of them. */
export async function removeSomeFiles({ media, tenants }: Deps, accountId: string): Promise<boolean> {
  for (const prefix of rootsOf(accountId)) {
    const page = await media.list({ prefix, limit: FILES_AT_ONCE });
    if (page.objects.length > 0) await media.delete(page.objects.map(({ key }) => key));
    if (page.truncated) return true;
  }
  const mails = await mailboxKeysOf(tenants, accountId, MAILS_AT_ONCE);
  for (const key of mails) await tenants.delete(key);
  return mails.length === MAILS_AT_ONCE;
}
