import type { CommentVoteWord } from '#app/contract/community.ts';

interface Voted {
  likes: number;
  dislikes: number;
  /** The viewer's own vote, which the counts include. */
  myVote: CommentVoteWord | null;
}

/** The counts once the viewer's vote is `vote`, computed here without a request. */
export function countsAfter({ likes, dislikes, myVote }: Voted, vote: CommentVoteWord | null) {
  const step = (word: CommentVoteWord) => Number(vote === word) - Number(myVote === word);
  return { likes: Math.max(0, likes + step('like')), dislikes: Math.max(0, dislikes + step('dislike')) };
}
