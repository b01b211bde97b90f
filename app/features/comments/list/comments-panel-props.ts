import type { CommentsModel } from '../comments-model.ts';

export interface CommentsPanelProps {
  /** Null says that they could not be loaded. */
  comments: CommentsModel | null;
  /** The address of the tab on its page. */
  tabHref: string;
}
