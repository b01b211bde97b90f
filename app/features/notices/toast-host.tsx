import { createRoot } from 'react-dom/client';
// The library's own look injects a style element, which the content security policy refuses; ours needs none.
import { toast as addToast, useToaster } from 'react-hot-toast/headless';
import { StatusLine } from '#app/ui/status-line.tsx';
import { ERROR_TOAST_MS, TOAST_MS } from './constants.ts';
import type { NoticeModel } from './notice-model.ts';
import styles from './toast-host.module.css';

export function toast(kind: NoticeModel['kind'], text: string): void {
  mountHost();
  addToast.custom(<StatusLine kind={kind}>{text}</StatusLine>, {
    duration: kind === 'error' ? ERROR_TOAST_MS : TOAST_MS,
  });
}

let isMounted = false;

/** A root of its own beside the page's, so that pages without a notice carry nothing of it. */
function mountHost(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.appendChild(host);
  createRoot(host).render(<ToastHost />);
}

function ToastHost() {
  const { toasts, handlers } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a message waits while the pointer rests on it; nothing acts.
    <section
      className={styles.host}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((item) => (
          <div key={item.id} className={styles.toast}>
            {typeof item.message === 'function' ? item.message(item) : item.message}
          </div>
        ))}
    </section>
  );
}
