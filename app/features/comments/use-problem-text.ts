import { useTranslation } from 'react-i18next';
import type { CommentRejection } from './comment-results.ts';

/** The text that explains why something was not done. */
export function useProblemText(): (problem: CommentRejection | { kind: 'offline' }) => string {
  const { t } = useTranslation(['community', 'common']);
  return (problem) => {
    switch (problem.kind) {
      case 'empty':
        return t('provide_comment');
      case 'signed-out':
        return t('sign_in_to_comment');
      case 'too-many':
        return problem.message ?? t('too_fast', { count: problem.retryAfterSeconds });
      case 'offline':
        return t('network_failure', { ns: 'common' });
      case 'rejected':
        return problem.message ?? t('not_sent');
    }
  };
}
