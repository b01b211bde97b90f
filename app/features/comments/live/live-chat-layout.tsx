// chunk: player

import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import styles from './live-chat-layout.module.css';
import type { LiveCommentsProps } from './live-comments.tsx';
import { LiveCommentsPanel } from './live-comments-panel.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

/**
 * A full-screen stage with the live comments beside it, or below it where the screen is taller than wide.
 * Whatever is fixed inside the stage stays inside it.
 */
export function LiveChatLayout({
  stage,
  isPanelDue = true,
  children,
  ...chat
}: Omit<LiveCommentsProps, 'onHide'> & {
  /** A player keeps the picture's shape; a screen with words takes the room that these need. */
  stage: 'player' | 'screen';
  /** False while the stage goes first. */
  isPanelDue?: boolean;
  children: ReactNode;
}) {
  const [isHidden, setIsHidden] = useState(false);
  const hide = useCallback(() => setIsHidden(true), []);
  return (
    <div className={styles.layout} data-stage={stage} data-hidden={isHidden || undefined}>
      <div className={styles.stage}>{children}</div>
      <aside className={styles.side} data-hidden={isHidden || undefined}>
        {/* Its texts may still be loading: the film does not wait for them. */}
        <Suspense fallback={null}>
          {isHidden ? (
            <ShowButton onClick={() => setIsHidden(false)} />
          ) : isPanelDue ? (
            <LiveCommentsPanel {...chat} onHide={hide} />
          ) : (
            <PanelSkeleton />
          )}
        </Suspense>
      </aside>
    </div>
  );
}

function ShowButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation('live_comments');
  return (
    <IconButton
      label={t('show_comments')}
      icon={<MessageSquareText aria-hidden="true" />}
      onClick={onClick}
    />
  );
}
