/** Where the comments of a page begin. */
export const listId = (page: number) => `comments-${page}`;

/** The URL of the page that shows the comments, with another page or thread. `tabHref` is the tab's own. */
export function listAddress(tabHref: string, part: { page?: number; thread?: string | null } = {}): string {
  const [path = '', search = ''] = tabHref.split('?');
  const params = new URLSearchParams(search);
  for (const name of ['page', 'thread']) params.delete(name);
  if (part.thread) params.set('thread', part.thread);
  if (part.page && part.page > 1) params.set('page', String(part.page));
  const query = params.toString();
  // A further page begins at its comments, not at the top of the title's.
  const hash = part.page && part.page > 1 ? `#${listId(part.page)}` : '';
  return `${query ? `${path}?${query}` : path}${hash}`;
}
