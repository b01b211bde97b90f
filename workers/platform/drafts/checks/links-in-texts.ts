import type { ElementContent, RootContent } from 'hast';
import { kindOfDocument } from '#app/contract/editing.ts';
import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { parseHtml } from '#app/lib/parse-html.server.ts';
import { safeHref } from '#app/lib/safe-href.ts';
import type { LinkUse } from './uses-of.ts';

/** Links inside a document's own rich text, each as a link field that leads there. */
export function linksInTexts(documentId: string, { type, content }: Data): LinkUse[] {
  const kind = kindOfDocument(documentId);
  const isRichText = kind === 'info' || (kind === 'page' && type === 'STATIC');
  if (!isRichText || !isObject(content)) return [];
  return Object.entries(content).flatMap(([language, text]) =>
    htmlIn(text).flatMap(({ html, way }) => linksIn(html, ['content', language, ...way].join('.'))),
  );
}

/** A page's text, or the answers of a FAQ. Addresses of social networks are no HTML. */
function htmlIn(text: Json): { html: string; way: readonly string[] }[] {
  if (typeof text === 'string') return [{ html: text, way: [] }];
  if (!isList(text)) return [];
  return text.flatMap((question, at) =>
    isObject(question) && typeof question.answer === 'string'
      ? [{ html: question.answer, way: [String(at), 'answer'] }]
      : [],
  );
}

const linksIn = (html: string, way: string): LinkUse[] =>
  anchorsIn(parseHtml(html).children).map(({ href, words }) => ({
    ...{ block: null, way, path: null, words, value: href },
    ...toLink(href),
  }));

interface Anchor {
  href: string;
  words: string;
}

function anchorsIn(contents: readonly (RootContent | ElementContent)[]): Anchor[] {
  return contents.flatMap((content): Anchor[] => {
    if (content.type !== 'element') return [];
    const { tagName, properties, children } = content;
    // Of a link in a link readers get the outer one alone; one without an address is none.
    if (tagName === 'a' && typeof properties.href === 'string')
      return [{ href: properties.href, words: wordsOf(children).replace(/\s+/g, ' ').trim() }];
    return anchorsIn(children);
  });
}

const wordsOf = (contents: readonly ElementContent[]): string =>
  contents
    .map((content) =>
      content.type === 'text' ? content.value : content.type === 'element' ? wordsOf(content.children) : '',
    )
    .join('');

/** Of this site's paths, those that name what may be gone. */
const PATHS: readonly (readonly [RegExp, type: string, field: 'id' | 'page_url'])[] = [
  [/^\/custom\/([^/]+)\/?$/, 'PAGES', 'page_url'],
  [/^\/static\/([^/]+)\/?$/, 'TEXT_PAGES', 'page_url'],
  [/^\/category\/([^/]+)\/?$/, 'CATEGORY', 'id'],
  [/^\/(?:content|parent-content|playlist)\/([^/]+)\/?$/, 'CONTENT_DETAIL', 'id'],
  [/^\/channel\/([^/]+)\/?$/, 'IPTV', 'id'],
  [/^\/artist\/detail\/([^/]+)\/?$/, 'ARTIST_DETAIL', 'id'],
  [/^\/venue\/detail\/([^/]+)\/?$/, 'VENUE_DETAIL', 'id'],
];

function toLink(href: string): Pick<LinkUse, 'type' | 'data'> {
  const safe = safeHref(href);
  if (safe === null) return { type: 'UNSAFE', data: { url: href } };
  const [path = ''] = safe.split(/[?#]/);
  for (const [pattern, type, field] of PATHS) {
    const segment = pattern.exec(path)?.[1];
    if (segment !== undefined) return { type, data: { [field]: decoded(segment) } };
  }
  return { type: 'DIRECT', data: { url: href } };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
