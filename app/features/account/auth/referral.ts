import { LIMITS } from '#app/contract/limits.ts';

/** viewer.md §2: the register page reads a friend's code from its address. */
export const REFERRAL_PARAMETER = 'referral_code';

export function referralCodeOf(request: Request): string {
  return new URL(request.url).searchParams.get(REFERRAL_PARAMETER)?.slice(0, LIMITS.code) ?? '';
}
