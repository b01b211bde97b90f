import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from './flash-line.module.css';
import { showToast } from './show-toast.ts';
import type { FlashModel } from './toast-host.tsx';

/**
 * What just happened: a toast that leaves by itself, or a line at the top of the page where there are no
 * scripts. The style sheet hides the line from browsers with scripts, so that it does not flash up before the
 * toast.
 */
export function FlashLine({ flash }: { flash: FlashModel }) {
  const { t } = useTranslation('common');
  const shown = useRef<FlashModel | null>(null);
  const text = t(flash.key, { ...flash.values });

  useEffect(() => {
    if (shown.current === flash) return;
    shown.current = flash;
    void showToast(flash.kind, text);
  }, [flash, text]);

  return (
    <div className={styles.flash}>
      <StatusLine kind={flash.kind}>{text}</StatusLine>
    </div>
  );
}
