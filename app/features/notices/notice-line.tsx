import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusLine } from '#app/ui/status-line.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import styles from './notice-line.module.css';
import type { NoticeModel } from './notice-model.ts';
import { showToast } from './show-toast.ts';

/** What just happened: a line at the top of the page, which scripts turn into a toast that leaves by itself. */
export function NoticeLine({ notice }: { notice: NoticeModel }) {
  const { t } = useTranslation('common');
  const hydrated = useHydrated();
  const shown = useRef<NoticeModel | null>(null);
  const text = t(notice.key, { ...notice.values });

  useEffect(() => {
    if (shown.current === notice) return;
    shown.current = notice;
    void showToast(notice.kind, text);
  }, [notice, text]);

  if (hydrated) return null;
  return (
    <div className={styles.notice}>
      <StatusLine kind={notice.kind}>{text}</StatusLine>
    </div>
  );
}
