import type { Handler } from '#workers/platform/call-context.ts';
import { toAccountConfig } from './to-account-config.ts';

export const accountDetail: Handler<'accountDetail'> = async ({ store, localise, account }) => {
  const [current = account] = await store.site.account();
  return { data: toAccountConfig(current, localise) };
};
