import * as v from 'valibot';
import { EmailSchema, requiredText } from '#app/contract/primitives.ts';
import { explainWatch } from '#workers/platform/content/explain-watch.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import { AdminError } from './admin-error.ts';
import { requireAccount } from './require-account.ts';

const QuerySchema = v.strictObject({
  title: requiredText(100),
  /** Absent for a guest. */
  viewer: v.optional(EmailSchema),
  channel: v.optional(requiredText(100)),
});

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'now'>;

/** Why a viewer, or a guest, may or may not watch a title now. */
export async function readWhy({ stores, directory, now }: Deps, accountId: string, query: object) {
  const parsed = v.safeParse(QuerySchema, query);
  if (!parsed.success)
    throw new AdminError(
      422,
      'Ask with "title" (an id), "viewer" (an address; none for a guest), "channel" (an id).',
    );
  const account = await requireAccount({ directory }, accountId);
  const { title, viewer, channel = null } = parsed.output;
  const store = stores.storeFor(accountId);
  const user = viewer === undefined ? null : await store.users.byEmail(toEmailKey(viewer));
  if (viewer !== undefined && !user) throw new AdminError(404, `Nobody has signed up with ${viewer}.`);
  const { streamLink, steps, ...trace } = await explainWatch({
    store,
    account,
    now: now(),
    user: user && { id: user.id, email: user.emailId },
    contentId: title,
    channelId: channel,
  });
  return {
    ...trace,
    steps: steps.map(({ rule, found, passed }) => ({ rule, found, passed })),
    stream_link: streamLink,
  };
}
