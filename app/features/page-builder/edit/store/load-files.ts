import type { PageComponents } from '#app/features/page-builder/preload.ts';
import { loadComponents } from '#app/features/page-builder/registry.ts';

/** Code and styles of blocks that the page had none of when it was loaded. */
export async function loadFiles({ keys, styles }: PageComponents): Promise<void> {
  await Promise.all([loadComponents(keys), ...styles.map(loadStyle)]);
}

function loadStyle(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} was not loaded`)));
  });
  document.head.appendChild(link);
  return loading;
}
