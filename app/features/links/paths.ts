import { urls } from './urls.ts';

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Search = Record<string, string | number | boolean | null | undefined>;

type PathBuilder<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? (params?: Record<string, never>, search?: Search) => string
  : (params: Record<ParamNames<Pattern>, string>, search?: Search) => string;

export type PathsOf<Urls> = {
  [Name in keyof Urls]: Urls[Name] extends string ? PathBuilder<Urls[Name]> : never;
};
export type Paths = PathsOf<typeof urls>;

/**
 * `paths.contentDetail({ id }, { watch: true })` → `/content/…?watch=true`. Parameters are percent-encoded;
 * search entries that are null or undefined are left out.
 */
export const paths: Paths = pathsOf(urls);

export function pathsOf<Urls extends Record<string, string>>(table: Urls): PathsOf<Urls> {
  return Object.fromEntries(
    Object.entries(table).map(([name, pattern]) => [name, builderOf(pattern)]),
    // The entries are built from the table one by one, which Object.fromEntries cannot express in its type.
  ) as unknown as PathsOf<Urls>;
}

function builderOf(pattern: string) {
  // Texts at even places, names of parameters at odd ones.
  const parts = pattern.split(/:(\w+)/);
  return (params: Record<string, string> = {}, search?: Search) => {
    const filled = parts.map((part, index) => (index % 2 ? encodeURIComponent(params[part] ?? '') : part));
    return filled.join('') + toQuery(search);
  };
}

function toQuery(search: Search | undefined): string {
  if (!search) return '';
  const present = Object.entries(search).filter(([, value]) => value !== null && value !== undefined);
  // Most links have none, and a page has a hundred of them.
  if (present.length === 0) return '';
  return `?${present.map(([name, value]) => `${toQueryText(name)}=${toQueryText(String(value))}`).join('&')}`;
}

/** What the URL standard's form encoding escapes and `encodeURIComponent` does not. */
const UNESCAPED = /%20|[!'()~]/g;

/** As `URLSearchParams` writes it, in a third of the time: a title's page has dozens of links with filters. */
function toQueryText(text: string): string {
  try {
    return encodeURIComponent(text).replace(UNESCAPED, (found) =>
      found === '%20' ? '+' : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    // Half a character, of which URLSearchParams makes a replacement.
    return new URLSearchParams([['', text]]).toString().slice(1);
  }
}

/**
 * Where a click on a content goes, by its type: playlists and parents have pages of their own (viewer.md §2).
 */
export function contentPath(content: { content_id: string; video_type?: string | undefined }): string {
  const id = content.content_id;
  if (content.video_type === 'PLAYLIST') return paths.playlist({ id });
  if (content.video_type === 'MPVP') return paths.parentContent({ id });
  return paths.contentDetail({ id });
}
