/** Opens the dialog, unless it is open, and plays its preloaded video. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const video = dialog.querySelector('video');
  const player = video?.closest('section');
  // Browsers focus the first of the buttons, or a video that has its own; the player's keys act at once.
  player?.setAttribute('autofocus', '');
  dialog.removeAttribute('data-preloading');
  dialog.showModal();
  if (!video) return;
  video.autoplay = true;
  // Where the browser blocks autoplay, the paused video shows its button.
  if (video.readyState >= video.HAVE_METADATA) video.play().catch(() => undefined);
  if (document.activeElement !== player) player?.focus({ preventScroll: true });
}

/**
 * Opens the dialog that was preloaded with its first frame: within the click itself, as the frame is to be
 * painted before React renders what else an open dialog has. False where there is none.
 */
export function showPreloaded(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-preloading]');
  const video = dialog?.querySelector('video');
  if (!dialog || !video || video.readyState < video.HAVE_CURRENT_DATA) return false;
  showDialog(dialog);
  return true;
}
