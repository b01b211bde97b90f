/** Whether a key is of an account's live or test side, by its own name: `sk_live_…`, `rzp_test_…`. */
export function isLiveKey(key: string): boolean | null {
  const [, side] = /^[a-z]{2,3}_(live|test)_/.exec(key) ?? [];
  return side === undefined ? null : side === 'live';
}
