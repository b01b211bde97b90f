import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
// The library's own look injects a style element, which the content security policy refuses; ours needs none.
import { toast as addToast, useToaster } from 'react-hot-toast/headless';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { ACTION_TOAST_MS, ERROR_TOAST_MS, TOAST_MS } from './constants.ts';
import type { NoticeModel } from './notice-model.ts';
import type { ToastAction } from './show-toast.ts';
import styles from './toast-host.module.css';

export function toast(kind: NoticeModel['kind'], text: string, action?: ToastAction): void {
  mountHost();
  const line = <StatusLine kind={kind}>{text}</StatusLine>;
  if (!action) {
    addToast.custom(line, { duration: kind === 'error' ? ERROR_TOAST_MS : TOAST_MS });
    return;
  }
  addToast.custom(
    ({ id }) => <ActionToast line={line} action={action} onDone={() => addToast.dismiss(id)} />,
    {
      duration: ACTION_TOAST_MS,
    },
  );
}

function ActionToast({
  line,
  action: { label, onPress },
  onDone,
}: {
  line: ReactNode;
  action: ToastAction;
  onDone(): void;
}) {
  const press = () => {
    onDone();
    onPress();
  };
  return (
    <div className={styles.action}>
      {line}
      <Button variant="secondary" size="small" onClick={press}>
        {label}
      </Button>
    </div>
  );
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
