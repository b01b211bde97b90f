import type { NoticeModel } from './notice-model.ts';

/** Shows a toast; the library and its host are fetched with the first one. For browsers only. */
export async function showToast(kind: NoticeModel['kind'], text: string): Promise<void> {
  const { toast } = await import('./toast-host.tsx');
  toast(kind, text);
}
