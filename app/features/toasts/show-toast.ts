import type { FlashModel, ToastAction } from './toast-host.tsx';

/** Shows a toast; the library and its host are fetched with the first one. For browsers only. */
export async function showToast(kind: FlashModel['kind'], text: string, action?: ToastAction): Promise<void> {
  const { toast } = await fetchHost();
  toast(kind, text, action);
}

/** Takes error toasts away whose cause is gone. For browsers only. */
export async function dismissErrorToasts(): Promise<void> {
  const host = await fetched;
  host?.dismissErrors();
}

/**
 * For code that may have to report a lost connection: by then it would be too late to fetch the toasts' code.
 */
export function preloadToasts(): void {
  fetchHost().catch(() => undefined);
}

let fetched: Promise<typeof import('./toast-host.tsx')> | undefined;

function fetchHost() {
  const host = import('./toast-host.tsx');
  fetched = host;
  return host;
}
