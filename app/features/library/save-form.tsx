import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Heart from 'lucide-react/icons/heart';
import type { FormEvent, ReactNode } from 'react';
import { paths } from '#app/features/links/paths.ts';
import type { SaveIntent } from './save-intent.ts';

/** The form that saves or removes a title; `children` are its button. */
export function SaveForm({
  intent,
  contentId,
  isSaved,
  redirectTo,
  onSubmit,
  children,
}: {
  intent: SaveIntent;
  contentId: string;
  isSaved: boolean;
  /** The page to redirect to without scripts. */
  redirectTo: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  return (
    <form method="post" action={paths.library()} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={contentId} />
      <input type="hidden" name="want" value={String(!isSaved)} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {children}
    </form>
  );
}

export function SaveIcon({ intent, isSaved }: { intent: SaveIntent; isSaved: boolean }) {
  if (intent === 'favourite') return <Heart aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />;
  return isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />;
}
