import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { limitIpPrefix, PER_IP_PREFIX } from './limits.ts';
import { hashOfSecret } from './secret.ts';

export const checkResetKey: Handler<'checkResetKey'> = async (context) => {
  await limitIpPrefix(context, PER_IP_PREFIX.key);
  const { store, body, now } = context;
  const isGood = await store.credentials.isGoodKey('reset', hashOfSecret(body.reset_key), now);
  if (!isGood) throw new HttpError(422, 'key_invalid');
  return {};
};
