import type { CommentsModel } from '../comments-model.ts';

export interface CommentsPanelProps {
  /** Null where they could not be loaded. */
  comments: CommentsModel | null;
  /** The address of the tab on its page. */
  tabHref: string;
}
