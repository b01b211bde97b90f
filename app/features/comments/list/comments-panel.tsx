// chunk: detail

import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClampedText } from '#app/ui/components/clamped-text/clamped-text.tsx';
import message from '#app/ui/components/field/message-field.module.css';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import box from '../box/comment-box.module.css';
import comment from '../comment/comment.module.css';
import tab from './comments-tab.module.css';
import { type CommentsPanelProps, CommentsTab as ServerTab } from './comments-tab.tsx';
import { fetchedTab, fetchTab } from './lazy-comments-tab.ts';
import thread from './thread.module.css';

const LazyTab = lazy(async () => ({ default: await fetchTab() }));

/** Everybody's comments and the box to write one. Memoized: it renders again only for new props. */
export const CommentsPanel = memo(function CommentsPanel(props: CommentsPanelProps) {
  // Rendered on the server like anything else; loaded before hydration where it came with the page, else on
  // demand.
  const [{ Tab }] = useState(() => ({ Tab: import.meta.env.SSR ? ServerTab : (fetchedTab() ?? LazyTab) }));
  return (
    <Suspense fallback={<CommentsSkeleton />}>
      <Tab {...props} />
    </Suspense>
  );
});

/**
 * Shown until the lazy chunk is loaded. It imports the tab's styles, which the server's HTML would lack as
 * the styles of a lazy component.
 */
function CommentsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={tab.comments} role="status" aria-label={t('loading')}>
      <div className={box.form}>
        <div className={message.box}>
          <span className={message.text} />
        </div>
      </div>
      <div className={thread.thread}>
        <div className={comment.words}>
          <span className={comment.initial} />
          <div className={comment.body}>
            <Skeleton />
            <ClampedText text="" isLong={false} moreLabel="" lessLabel="" />
          </div>
        </div>
      </div>
    </div>
  );
}
