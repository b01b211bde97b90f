import type { ListedDocument } from '#app/contract/editing.ts';
import { paths } from '#app/features/links/paths.ts';
import { staticPagePath } from '#app/features/shell/static-pages/static-page-link.ts';
import { toAddress } from './page-address.ts';

type Listed = Pick<ListedDocument, 'id' | 'kind' | 'type' | 'page_url' | 'is_changed'>;

/** Where viewers have a document; null where it is no page, or perhaps not published yet. */
export function siteHrefOf({ id, kind, type, page_url, is_changed }: Listed): string | null {
  if (kind === 'info') return infoPath(id.slice(id.indexOf(':') + 1));
  if (kind !== 'page' || !page_url || is_changed) return null;
  if (type === 'STATIC') return paths.staticPage({ pageURL: toAddress(page_url, 'STATIC') });
  return paths.customPage({ pageURL: toAddress(page_url, 'CUSTOM') });
}

function infoPath(type: string): string | null {
  return staticPagePath({ type: type as Parameters<typeof staticPagePath>[0]['type'] }) ?? null;
}
