import { MessageSquareText } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { LiveCommentsProps } from './live-comments.tsx';
import { LiveCommentsPanel } from './live-comments-panel.tsx';
import styles from './talk-layout.module.css';

/**
 * A full-screen stage with the live comments beside it, or below it where the screen is taller than wide. Whatever is
 * fixed inside the stage stays inside it.
 */
export function TalkLayout({
  stage,
  children,
  ...talk
}: Omit<LiveCommentsProps, 'onHide'> & {
  /** A player keeps the picture's shape; a screen with words takes the room that these need. */
  stage: 'player' | 'screen';
  children: ReactNode;
}) {
  const { t } = useTranslation('live_comments');
  const [isHidden, setIsHidden] = useState(false);
  const hide = useCallback(() => setIsHidden(true), []);
  return (
    <div className={styles.layout} data-stage={stage} data-hidden={isHidden || undefined}>
      <div className={styles.stage}>{children}</div>
      <aside className={styles.side} data-hidden={isHidden || undefined}>
        {isHidden ? (
          <IconButton
            label={t('show_comments')}
            icon={<MessageSquareText aria-hidden="true" />}
            onClick={() => setIsHidden(false)}
          />
        ) : (
          <LiveCommentsPanel {...talk} onHide={hide} />
        )}
      </aside>
    </div>
  );
}
