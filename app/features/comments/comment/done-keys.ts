/** The toast after each action, a text of `community`; votes show by themselves. */
export const DONE_KEYS = {
  edit: 'comment_saved',
  delete: 'comment_deleted',
  report: 'comment_reported',
  hide: 'comment_hidden',
  show: 'comment_shown',
} as const;
