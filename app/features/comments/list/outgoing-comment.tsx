import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useTranslation } from 'react-i18next';
import styles from '../comment/comment.module.css';
import type { CommentViewer } from '../comments-model.ts';
import { initialOf } from '../initial-of.ts';
import { useProblemText } from '../use-problem-text.ts';
import type { Outgoing } from './list-state.ts';
import type { CommentsStore } from './use-comments.ts';

/** A comment of the viewer's that is being sent, or one that failed, with a retry. */
export function OutgoingComment({
  item,
  viewer,
  store,
}: {
  item: Outgoing;
  viewer: CommentViewer | null;
  store: CommentsStore;
}) {
  const { t } = useTranslation(['community', 'common']);
  const problemText = useProblemText();
  const { text, problem, key } = item;
  const name = viewer?.name || t('a_viewer');
  return (
    <li className={styles.words} data-sending={problem === null || undefined}>
      <span className={styles.initial} aria-hidden="true">
        {initialOf(name)}
      </span>
      <div className={styles.body}>
        <p className={styles.by}>
          <bdi className={styles.name}>{name}</bdi>
          {problem ? null : <span role="status">{t('sending')}</span>}
        </p>
        <p className={styles.typed} dir="auto">
          {text}
        </p>
        {problem ? (
          <div className={styles.problem} role="alert">
            <p>
              <TriangleAlert aria-hidden="true" />
              {problemText(problem)}
            </p>
            <button type="button" className={styles.act} onClick={() => store.retry(item)}>
              {t('try_again', { ns: 'common' })}
            </button>
            <button type="button" className={styles.act} onClick={() => store.discard(key)}>
              {t('discard')}
            </button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
