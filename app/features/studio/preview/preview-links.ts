import type { PreviewPage } from '#app/contract/previews.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import { addressOf } from '../documents/document-address.ts';

/** By the path that viewers have a page at, where its preview is. */
export type PreviewHrefs = Readonly<Record<string, string>>;

type Search = Parameters<typeof editPaths.previewOf>[1];

export function toPreviewHrefs(
  documents: PreviewPage['documents'],
  token: string,
  search: Search,
): PreviewHrefs {
  return Object.fromEntries(
    documents.flatMap((document): [string, string][] => {
      const href = editPaths.previewOf({ token, document: document.id }, search);
      return pathsOf(document).map((path) => [toKey(path), href]);
    }),
  );
}

function pathsOf(document: PreviewPage['documents'][number]): string[] {
  if (document.kind === 'home') return document.is_in_use ? [paths.home(), paths.homeAlias()] : [];
  const address = addressOf(document);
  return address === null ? [] : [address];
}

/** Where a link of a page leads inside the preview; null where it leads out of it. */
export function previewHref(href: string, hrefs: PreviewHrefs): string | null {
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const key = toKey(path);
  const known = Object.hasOwn(hrefs, key) ? hrefs[key] : undefined;
  if (known === undefined) return null;
  const hash = end.indexOf('#');
  return hash === -1 ? known : known + end.slice(hash);
}

/** As the router reads paths, and backends write addresses: in any case, with or without slashes at the end. */
function toKey(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return path;
  }
}

const LINK_NAMES = new Set(['href', 'to']);

/** What a page draws, with its links to previewed pages leading to their previews. */
export function toPreviewLinks<T>(value: T, hrefs: PreviewHrefs): T {
  if (Array.isArray(value)) return value.map((item) => toPreviewLinks(item, hrefs)) as T;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && LINK_NAMES.has(name)
        ? (previewHref(item, hrefs) ?? item)
        : toPreviewLinks(item, hrefs),
    ]),
  ) as T;
}

/** Deferred values stay as they are: rows of titles, which link to no page of this kind. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
