import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { limitNetwork, PER_NETWORK } from './limits.ts';
import { hashOfSecret } from './secret.ts';

export const checkResetKey: Handler<'checkResetKey'> = async (context) => {
  await limitNetwork(context, PER_NETWORK.key);
  const { store, body, now } = context;
  const isGood = await store.credentials.isGoodKey('reset', hashOfSecret(body.reset_key), now);
  if (!isGood) throw new HttpError(422, 'key_invalid');
  return {};
};
