import type { TFunction } from 'i18next';
import type { ListedDocument } from '#app/contract/editing.ts';
import { paths } from '#app/features/links/paths.ts';

/** What editors know a document by. `t` is of the namespace `edit`. */
export function documentName(
  t: TFunction,
  { id, kind, title, page_url }: Pick<ListedDocument, 'id' | 'kind' | 'title' | 'page_url'>,
): string {
  if (title !== '') return title;
  if (kind === 'home') return t('edit:home');
  return page_url ? `/${page_url}` : id.slice(id.indexOf(':') + 1);
}

/** Where viewers find it; null where it has no page of its own. */
export function addressOf({ kind, type, page_url }: ListedDocument): string | null {
  if (!page_url) return null;
  if (kind !== 'page') return `/${page_url.replace(/^\/+/, '')}`;
  return type === 'STATIC'
    ? paths.staticPage({ pageURL: page_url })
    : paths.customPage({ pageURL: page_url });
}
