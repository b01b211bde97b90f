import { DOMSerializer, DOMParser as DocumentReader, type Node } from 'prosemirror-model';
import { EDITOR_SCHEMA } from './editor-schema.ts';

/** Attributes that the editor keeps, by tag; what is not here it does not know. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'li', 'hr', 'br'],
      ...['strong', 'b', 'em', 'i', 'u', 'ins', 's', 'del', 'code', 'sub', 'sup', 'small', 'mark'],
    ].map((tag) => [tag, []]),
  ),
  ol: ['start'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ...Object.fromEntries(
    [
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
      ...['figure', 'figcaption', 'dl', 'dt', 'dd'],
    ].map((tag) => [tag, ['colspan', 'rowspan']]),
  ),
};

const TAG = /<\/?([a-z][^\s/>]*)/gi;
/** Found in texts as well: those are edited as HTML. */
const HANDLER_OR_STYLE = /[\s/"'](?:on[a-z]+|style)\s*=/i;

/** Whether the editor can hold all of it: what it would lose is edited as HTML. */
export function isKnownToEditor(html: string): boolean {
  // Even in a document of its own, a handler or a style that is parsed is reported by the page's policy.
  const hasKnownTags = [...html.matchAll(TAG)].every(([, tag = '']) =>
    Object.hasOwn(KNOWN, tag.toLowerCase()),
  );
  if (!hasKnownTags || HANDLER_OR_STYLE.test(html)) return false;
  return [...parse(html).body.querySelectorAll('*')].every((element) => {
    const known = KNOWN[element.localName];
    return (
      known !== undefined &&
      [...element.attributes].every(
        ({ name, value }) => known.includes(name) && leadsSomewhereSafe(name, value),
      )
    );
  });
}

const SAFE = { href: ['http:', 'https:', 'mailto:', 'tel:'], src: ['http:', 'https:'] };

/** A link or a picture that readers do not get is no link in the editor either. */
function leadsSomewhereSafe(name: string, value: string): boolean {
  if (name !== 'href' && name !== 'src') return true;
  return URL.canParse(value, location.href) && SAFE[name].includes(new URL(value, location.href).protocol);
}

export function toEditorDocument(html: string): Node {
  return DocumentReader.fromSchema(EDITOR_SCHEMA).parse(parse(html).body);
}

/** '' for a text without any content; a list item of one paragraph has its words alone. */
export function toHtml(document: Node): string {
  if (
    document.childCount === 1 &&
    document.firstChild?.type.name === 'paragraph' &&
    document.firstChild.childCount === 0
  )
    return '';
  const holder = parse('').body;
  holder.appendChild(
    DOMSerializer.fromSchema(EDITOR_SCHEMA).serializeFragment(document.content, {
      document: holder.ownerDocument,
    }),
  );
  for (const paragraph of holder.querySelectorAll('li > p:first-child')) {
    if (!paragraph.parentElement?.querySelector(':scope > p:nth-child(n + 2)'))
      paragraph.replaceWith(...paragraph.childNodes);
  }
  return [...holder.children].map(({ outerHTML }) => outerHTML).join('\n');
}

/** In a document of its own, where nothing of it is loaded or run. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
