import type { ElementContent, RootContent } from 'hast';
import { kindOfDocument } from '#app/contract/editing.ts';
import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { parseHtml } from '#app/lib/parse-html.server.ts';
import { linkOfAddress } from './link-of-address.ts';
import type { LinkUse } from './uses-of.ts';

/** Links inside a document's own rich text, each as a link field that leads there. */
export function linksInTexts(
  documentId: string,
  { type, content }: Data,
  hostnames: readonly string[],
): LinkUse[] {
  const kind = kindOfDocument(documentId);
  const isRichText = kind === 'info' || (kind === 'page' && type === 'STATIC');
  if (!isRichText || !isObject(content)) return [];
  return Object.entries(content).flatMap(([language, text]) =>
    htmlIn(text).flatMap(({ html, way }) =>
      linksIn(html, ['content', language, ...way].join('.'), hostnames),
    ),
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

const linksIn = (html: string, way: string, hostnames: readonly string[]): LinkUse[] =>
  anchorsIn(parseHtml(html).children).map(({ href, words }) => ({
    ...{ block: null, way, path: null, words, value: href },
    ...linkOfAddress(href, hostnames),
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
