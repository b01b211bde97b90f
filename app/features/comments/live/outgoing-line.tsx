import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useTranslation } from 'react-i18next';
import styles from './comment-line.module.css';
import { SpokenLine, tintOf } from './comment-line.tsx';
import type { UnsentComment } from './live-chat-store.ts';
import type { LiveChat } from './load-live-comments.server.ts';

/** A comment of the viewer's that is being sent, or one that failed, with a retry. */
export function OutgoingLine({
  item: { text, problem },
  viewer,
  onRetry,
  onDiscard,
}: {
  item: UnsentComment;
  viewer: LiveChat['viewer'];
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation(['live_comments', 'common']);
  const name = viewer?.name ?? '';
  const spoken = { name, text, tint: tintOf(viewer?.id ?? name), isOwn: true };
  if (!problem) {
    return (
      <SpokenLine {...spoken} state="sending">
        <span>{t('sending')}</span>
      </SpokenLine>
    );
  }
  const ways = (
    <div className={styles.problem} role="alert">
      <p className={styles.reason}>
        <TriangleAlert aria-hidden="true" />
        {reasonOf(problem, t)}
      </p>
      <button type="button" className={styles.way} onClick={onRetry}>
        {t('try_again', { ns: 'common' })}
      </button>
      <button type="button" className={styles.way} onClick={onDiscard}>
        {t('discard')}
      </button>
    </div>
  );
  return <SpokenLine {...spoken} state="failed" after={ways} />;
}

type Translate = ReturnType<typeof useTranslation>['t'];

function reasonOf(problem: NonNullable<UnsentComment['problem']>, t: Translate): string {
  if (problem.kind === 'offline') return t('not_sent');
  if (problem.message !== null) return problem.message;
  return problem.kind === 'too-many' ? t('too_fast', { count: problem.retryAfterSeconds }) : t('not_sent');
}
