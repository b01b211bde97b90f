import type { TFunction } from 'i18next';
import type { ListedDocument } from '#app/contract/editing.ts';

/** What editors know a document by. `t` is of the namespace `edit`. */
export function documentName(
  t: TFunction,
  { id, kind, title, page_url }: Pick<ListedDocument, 'id' | 'kind' | 'title' | 'page_url'>,
): string {
  if (title !== '') return title;
  if (kind === 'site') return t('edit:site_whole');
  if (kind === 'home') return t('edit:home');
  return page_url ? `/${page_url}` : id.slice(id.indexOf(':') + 1);
}
