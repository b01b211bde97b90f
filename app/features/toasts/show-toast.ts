import type { FlashModel, ToastAction } from './toast-host.tsx';

/** Shows a toast; the library and its host are fetched with the first one. For browsers only. */
export async function showToast(kind: FlashModel['kind'], text: string, action?: ToastAction): Promise<void> {
  const { toast } = await fetchHost();
  toast(kind, text, action);
}

/**
 * For code that may have to report a lost connection: by then it would be too late to fetch the toasts' code.
 */
export function preloadToasts(): void {
  fetchHost().catch(() => undefined);
}

const fetchHost = () => import('./toast-host.tsx');
