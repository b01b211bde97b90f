import type { RichTextNode } from '#app/features/rich-text/rich-text-node.ts';
import { toRichText } from '#app/features/rich-text/to-rich-text.server.ts';

export const ASSETS = 'https://assets.brand.example';

export const read = (html: string) => toRichText(html, { assetOrigin: ASSETS });

/** As plain HTML, in the simplest spelling: what a browser would be sent. */
export function spell(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : spellElement(node))).join('');
}

function spellElement({ tag, props = {}, children }: Exclude<RichTextNode, string>): string {
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${escapeText(String(value))}"`);
  const start = `<${tag}${attributes.join('')}>`;
  return tag === 'br' || tag === 'hr' || tag === 'img' ? start : `${start}${spell(children ?? [])}</${tag}>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
