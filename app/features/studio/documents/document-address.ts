import type { ListedDocument } from '#app/contract/editing.ts';
import { paths } from '#app/features/links/paths.ts';
import { staticPagePath } from '#app/features/shell/static-pages/static-page-link.ts';
import { toAddress } from '../settings/page-address.ts';

/** Where viewers have a document once it is published; null where it is no page of its own. */
export function addressOf({
  id,
  kind,
  type,
  page_url,
}: Pick<ListedDocument, 'id' | 'kind' | 'type' | 'page_url'>): string | null {
  if (kind === 'info') return infoPath(id.slice(id.indexOf(':') + 1));
  if (kind !== 'page' || !page_url) return null;
  if (type === 'STATIC') return paths.staticPage({ pageURL: toAddress(page_url, 'STATIC') });
  return paths.customPage({ pageURL: toAddress(page_url, 'CUSTOM') });
}

function infoPath(type: string): string | null {
  return staticPagePath({ type: type as Parameters<typeof staticPagePath>[0]['type'] }) ?? null;
}
