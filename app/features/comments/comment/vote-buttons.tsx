import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentVoteWord } from '#app/contract/community.ts';
import { paths } from '#app/features/links/paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { formatCount } from '#app/lib/counts.ts';
import type { CommentText } from '../comments-model.ts';
import { sendChange } from '../send-comment.ts';
import { useProblemText } from '../use-problem-text.ts';
import styles from './comment.module.css';

interface Voted {
  likes: number;
  dislikes: number;
  /** The viewer's own vote, which the counts include. */
  myVote: CommentVoteWord | null;
}

const ICONS = { like: ThumbsUp, dislike: ThumbsDown };

/**
 * Like and dislike with their counts, which are updated optimistically (viewer.md §7). For a guest they lead
 * to sign-in.
 */
export function VoteButtons({
  comment,
  isMember,
  returnHref,
}: {
  comment: CommentText;
  isMember: boolean;
  returnHref: string;
}) {
  const { t } = useTranslation(['community', 'common']);
  const problemText = useProblemText();
  const [clicked, setClicked] = useState<CommentVoteWord | null>(comment.myVote);
  const [isBusy, setBusy] = useState(false);
  const counts = countsAfter(comment, clicked);

  async function vote(event: FormEvent, word: CommentVoteWord) {
    event.preventDefault();
    if (isBusy) return;
    const before = clicked;
    const after = before === word ? null : word;
    setClicked(after);
    setBusy(true);
    const answer = await sendChange(comment.id, { intent: after ?? 'unvote' });
    setBusy(false);
    if (answer.kind === 'done') return;
    setClicked(before);
    await showToast('error', problemText(answer));
  }

  return (['like', 'dislike'] as const).map((word) => {
    const Icon = ICONS[word];
    const count = counts[`${word}s`];
    const look = {
      className: styles.act,
      'aria-label': `${t(word)}, ${t(`${word}s`, { count })}`,
      children: (
        <>
          <Icon aria-hidden="true" fill={clicked === word ? 'currentColor' : 'none'} />
          <Count value={count} />
        </>
      ),
    };
    if (!isMember) {
      return <a key={word} href={paths.login({}, { redirectTo: returnHref })} {...look} />;
    }
    return (
      <form
        key={word}
        method="post"
        action={paths.comment({ id: comment.id })}
        onSubmit={(event) => void vote(event, word)}
      >
        <input type="hidden" name="intent" value={clicked === word ? 'unvote' : word} />
        <input type="hidden" name="redirectTo" value={returnHref} />
        <button type="submit" aria-pressed={clicked === word} {...look} />
      </form>
    );
  });
}

function Count({ value }: { value: number }) {
  const { i18n } = useTranslation();
  return <span data-figures>{formatCount(value, i18n.language)}</span>;
}

/** The counts once the viewer's vote is `vote`, computed here without a request. */
export function countsAfter({ likes, dislikes, myVote }: Voted, vote: CommentVoteWord | null) {
  const step = (word: CommentVoteWord) => Number(vote === word) - Number(myVote === word);
  return { likes: Math.max(0, likes + step('like')), dislikes: Math.max(0, dislikes + step('dislike')) };
}
