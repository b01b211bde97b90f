/**
 * Whether a key belongs to what has focus, not to the player: Space and Enter press the focused button or
 * link; arrows, Home and End move in a menu and on a slider of its own keys, while on the seek bar they are
 * the player's, which skips by seconds.
 */
export function isOwnKey(
  key: string,
  target: Pick<Element, 'closest'>,
  player: Pick<Element, 'contains'>,
): boolean {
  // A dialog over the picture has the keyboard to itself, unlike the dialog around the player; so have text
  // fields.
  const dialog = target.closest('dialog');
  if (dialog && player.contains(dialog)) return true;
  if (target.closest('textarea, [contenteditable], input:not([type="range"])')) return true;
  if (target.closest('[role="menu"]')) return /^(?:Arrow|Home|End| |Enter)/.test(key);
  if (target.closest('[data-own-keys]')) return /^(?:Arrow|Home|End|Page)/.test(key);
  return (key === ' ' || key === 'Enter') && target.closest('button, a') !== null;
}
