import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from './notice-line.module.css';
import type { NoticeModel } from './notice-model.ts';
import { showToast } from './show-toast.ts';

/**
 * What just happened: a toast that leaves by itself, or a line at the top of the page where there are no scripts. The
 * style sheet hides the line from browsers with scripts, so that it does not flash up before the toast.
 */
export function NoticeLine({ notice }: { notice: NoticeModel }) {
  const { t } = useTranslation('common');
  const shown = useRef<NoticeModel | null>(null);
  const text = t(notice.key, { ...notice.values });

  useEffect(() => {
    if (shown.current === notice) return;
    shown.current = notice;
    void showToast(notice.kind, text);
  }, [notice, text]);

  return (
    <div className={styles.notice}>
      <StatusLine kind={notice.kind}>{text}</StatusLine>
    </div>
  );
}
