import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
// The library's own look injects a style element, which the content security policy refuses; ours needs none.
import { toast as addToast, useToaster } from 'react-hot-toast/headless';
import { Button } from '#app/ui/components/button/button.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from './toast-host.module.css';
import { topLayerElement } from './top-layer-element.ts';
import { useTabFromPage } from './use-tab-from-page.ts';

/** A one-time message; the same shape as the load context's flash. */
export interface FlashModel {
  kind: 'success' | 'error' | 'info';
  /** i18n key, `namespace:key` or a key of `common`. */
  key: string;
  values?: Record<string, string | number> | undefined;
}

/** What a toast offers to do, for as long as it shows. */
export interface ToastAction {
  label: string;
  onClick(): void;
}

/** viewer.md §8: toasts show for 2 s. */
export const TOAST_MS = 2000;
/** An error is read, not glanced at. */
export const ERROR_TOAST_MS = 6000;
/** What can be taken back must be read, decided and reached. */
export const ACTION_TOAST_MS = 8000;

export function toast(kind: FlashModel['kind'], text: string, action?: ToastAction): void {
  mounted ??= mountHost();
  standInFront(mounted.host);
  // A live region that was not there before its text may go unheard.
  void mounted.isReady.then(() => show(kind, text, action));
}

/** The ids of the error toasts. */
const errors = new Set<string>();

function show(kind: FlashModel['kind'], text: string, action?: ToastAction): void {
  const line = <StatusLine kind={kind}>{text}</StatusLine>;
  // What went wrong has been put right, then.
  if (kind === 'success') dismissShownErrors();
  if (!action) {
    const id = addToast.custom(line, { duration: kind === 'error' ? ERROR_TOAST_MS : TOAST_MS });
    if (kind === 'error') errors.add(id);
    return;
  }
  addToast.custom(
    ({ id }) => <ActionToast line={line} action={action} onDone={() => addToast.dismiss(id)} />,
    {
      duration: ACTION_TOAST_MS,
    },
  );
}

/** Where the cause of an error is gone, and no success has a toast of its own. */
export function dismissErrors(): void {
  void mounted?.isReady.then(dismissShownErrors);
}

function dismissShownErrors(): void {
  for (const id of errors) addToast.dismiss(id);
  errors.clear();
}

function ActionToast({
  line,
  action: { label, onClick },
  onDone,
}: {
  line: ReactNode;
  action: ToastAction;
  onDone(): void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const goBack = useTabFromPage(ref);
  const leave = () => {
    onDone();
    if (ref.current?.contains(document.activeElement)) goBack();
  };
  const onActionClick = () => {
    leave();
    onClick();
  };
  const leaveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the way out of its button, as of all that opens by itself.
    <div ref={ref} className={styles.action} onKeyDown={leaveByKey}>
      {line}
      <Button variant="secondary" size="small" onClick={onActionClick}>
        {label}
      </Button>
    </div>
  );
}

interface Mounted {
  host: HTMLElement;
  isReady: Promise<void>;
}

let mounted: Mounted | null = null;

/** A root of its own beside the page's, so that pages without a toast load none of its code. */
function mountHost(): Mounted {
  const host = document.createElement('div');
  const isReady = new Promise<void>((resolve) => {
    createRoot(host).render(<ToastHost onReady={resolve} />);
  });
  return { host, isReady };
}

/**
 * A modal dialog, or what fills the screen, covers the page and takes it out of sight and reach: then toasts
 * show inside of it, for as long as it is there.
 */
function standInFront(host: HTMLElement): void {
  const place = topLayerElement(document);
  if (host.parentElement === place) return;
  place.appendChild(host);
  if (place === document.body) return;
  const leave = () => {
    if (host.isConnected && topLayerElement(document) === place) return;
    left.abort();
    taken.disconnect();
    standInFront(host);
  };
  const left = new AbortController();
  const taken = new MutationObserver(leave);
  taken.observe(document.body, { childList: true, subtree: true });
  place.addEventListener('close', leave, { signal: left.signal });
  document.addEventListener('fullscreenchange', leave, { signal: left.signal });
}

function ToastHost({ onReady }: { onReady(): void }) {
  const { toasts, handlers } = useToaster();
  useEffect(onReady, [onReady]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a message waits while pointer or focus rests on it; nothing acts.
    <section
      className={styles.host}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
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
