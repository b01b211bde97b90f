import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusLine } from '#app/ui/status-line.tsx';
import styles from './notice-line.module.css';
import type { NoticeModel } from './notice-model.ts';
import { showToast } from './show-toast.ts';

const MAX_WAIT_MS = 4000;

/**
 * What just happened: a toast that leaves by itself, or a line at the top of the page where there are no scripts. The
 * style sheet hides the line from browsers with scripts: taking it away would update a page that is still being hydrated.
 */
export function NoticeLine({ notice }: { notice: NoticeModel }) {
  const { t } = useTranslation('common');
  const shown = useRef<NoticeModel | null>(null);
  const text = t(notice.key, { ...notice.values });

  useEffect(() => {
    if (shown.current === notice) return;
    shown.current = notice;
    whenIdle(() => void showToast(notice.kind, text));
  }, [notice, text]);

  return (
    <div className={styles.notice}>
      <StatusLine kind={notice.kind}>{text}</StatusLine>
    </div>
  );
}

/** For the same reason the toast waits until the page has come to life. */
function whenIdle(show: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(show, { timeout: MAX_WAIT_MS });
  else setTimeout(show, MAX_WAIT_MS / 4);
}
