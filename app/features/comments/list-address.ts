/** The address of the page that shows the comments, with another part of them. `tabHref` is the tab's own. */
export function listAddress(tabHref: string, part: { page?: number; thread?: string | null } = {}): string {
  const [path = '', search = ''] = tabHref.split('?');
  const params = new URLSearchParams(search);
  for (const name of ['page', 'thread']) params.delete(name);
  if (part.thread) params.set('thread', part.thread);
  if (part.page && part.page > 1) params.set('page', String(part.page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
