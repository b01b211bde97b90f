import type { NoticeModel } from './notice-model.ts';

/** What a toast offers to do, for as long as it shows. */
export interface ToastAction {
  label: string;
  onPress(): void;
}

/** Shows a toast; the library and its host are fetched with the first one. For browsers only. */
export async function showToast(
  kind: NoticeModel['kind'],
  text: string,
  action?: ToastAction,
): Promise<void> {
  const { toast } = await import('./toast-host.tsx');
  toast(kind, text, action);
}
