import type { ElementContent, RootContent } from 'hast';
import { isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { parseHtml } from '#app/lib/parse-html.server.ts';

/** After each of these a new line begins. */
const LINES = /^(?:p|div|h[1-6]|li|ul|ol|tr|table|blockquote|pre|figure|figcaption|section|hr|br)$/;

/**
 * Rich text as people read it, without its tags: paragraphs and items on lines of their own, links with where they
 * lead, pictures by their words and file. Of lists (a FAQ) the same of all texts in them.
 */
export function toReadableText(value: Json | undefined): string {
  if (typeof value === 'string') return plainText(value);
  if (isList(value)) return value.map(toReadableText).filter(Boolean).join('\n\n');
  if (!isObject(value)) return value === undefined || value === null ? '' : String(value);
  return Object.entries(value)
    .map(([name, inner]) => (name.startsWith('_') ? '' : toReadableText(inner)))
    .filter(Boolean)
    .join('\n');
}

function plainText(html: string): string {
  return parseHtml(html)
    .children.map(textOf)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: \|)? ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(content: RootContent | ElementContent): string {
  if (content.type === 'text') return content.value.replace(/\s+/g, ' ');
  if (content.type !== 'element') return '';
  const { tagName, properties, children } = content;
  // Readers get nothing of these (rich-text/schema.server.ts).
  if (tagName === 'script' || tagName === 'style') return '';
  const inner = children.map(textOf).join('');
  if (tagName === 'a' && properties.href) return `${inner} (${String(properties.href)})`;
  if (tagName === 'img') return `[${[properties.alt, properties.src].filter(Boolean).join(', ')}]`;
  if (tagName === 'td' || tagName === 'th') return `${inner} | `;
  if (tagName === 'li') return `• ${inner}\n`;
  return LINES.test(tagName) ? `${inner}\n` : inner;
}
