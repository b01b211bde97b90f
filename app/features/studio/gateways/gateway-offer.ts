import type { GatewayState } from '#app/contract/gateway-calls.ts';

/** Not set up; with keys that are stored; offered to viewers, in test mode or live. */
export type GatewayOffer = 'none' | 'stored' | 'test' | 'live';

type State = Pick<GatewayState, 'has_keys' | 'is_verified' | 'mode'>;

/** One whose keys cannot be read any more is not set up, whatever was decided about it. */
export function offerOf({ has_keys, is_verified, mode }: State): GatewayOffer {
  if (!has_keys) return 'none';
  return is_verified ? mode : 'stored';
}

export const isOffered = (state: State) => ['test', 'live'].includes(offerOf(state));
