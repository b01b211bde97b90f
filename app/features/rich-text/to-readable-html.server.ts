import type { ElementContent } from 'hast';
import { parseHtml } from '#app/lib/parse-html.server.ts';
import { RICH_TEXT_TAGS, type RichTextNode, type RichTextProps } from './rich-text-node.ts';
import { toRichText } from './to-rich-text.server.ts';

/** A text as its readers have it, and what they do not get. */
export interface ReadableHtml {
  /** As it was written, where readers get all of it. */
  html: string;
  nodes: RichTextNode[];
  /** `<script>`, `onclick`, …: each name once. */
  dropped: string[];
}

/** What readers would see of HTML that somebody is writing, as HTML again. */
export function toReadableHtml(html: string, options: { assetOrigin: string }): ReadableHtml {
  const nodes = toRichText(html, options);
  const dropped = droppedOf(html, nodes);
  return { html: dropped.length === 0 ? html : toHtml(nodes, options.assetOrigin), nodes, dropped };
}

type Counts = Map<string, number>;

function droppedOf(html: string, nodes: readonly RichTextNode[]): string[] {
  const [written, read]: [Counts, Counts] = [new Map(), new Map()];
  for (const content of parseHtml(html).children)
    if (content.type !== 'doctype') countWritten(content, written);
  for (const node of nodes) countRead(node, read);
  // Of these the parser leaves nothing (parse-html.server.ts).
  for (const [, name = ''] of html.matchAll(/<(svg|math)\b/gi)) add(written, `<${name.toLowerCase()}>`);
  if (/<!--|<!doctype/i.test(html)) add(written, '<!-- -->');
  return [...written].filter(([name, count]) => count > (read.get(name) ?? 0)).map(([name]) => name);
}

function countWritten(content: ElementContent, counts: Counts): void {
  if (content.type !== 'element' || isEmpty(content)) return;
  // A page has one h1, which is its title.
  add(counts, `<${content.tagName === 'h1' ? 'h2' : content.tagName}>`);
  for (const name of Object.keys(content.properties)) add(counts, name.toLowerCase());
  for (const inner of content.children) countWritten(inner, counts);
}

const TAGS = new Set<string>(RICH_TEXT_TAGS);
const SHOWN_BY_THEMSELVES = new Set(['br', 'hr', 'img', 'td', 'th']);

/** An empty paragraph is dropped as well, and nobody misses it. */
function isEmpty(content: ElementContent): boolean {
  if (content.type !== 'element') return content.type !== 'text' || content.value.trim() === '';
  if (!TAGS.has(content.tagName) || SHOWN_BY_THEMSELVES.has(content.tagName)) return false;
  return content.children.every(isEmpty);
}

function countRead(node: RichTextNode, counts: Counts): void {
  if (typeof node === 'string') return;
  add(counts, `<${node.tag}>`);
  for (const name of Object.keys(node.props ?? {})) add(counts, name.toLowerCase());
  for (const inner of node.children ?? []) countRead(inner, counts);
}

function add(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const VOID_TAGS = new Set<string>(['br', 'hr', 'img']);

function toHtml(nodes: readonly RichTextNode[], assetOrigin: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { tag, props = {}, children = [] } = node;
      const start = `<${tag}${attributesOf(props, assetOrigin)}>`;
      return VOID_TAGS.has(tag) ? start : `${start}${toHtml(children, assetOrigin)}</${tag}>`;
    })
    .join('');
}

function attributesOf(props: RichTextProps, assetOrigin: string): string {
  return Object.entries(props)
    .map(
      ([name, value]) =>
        ` ${name.toLowerCase()}="${escaped(name === 'src' ? below(assetOrigin, value) : value)}"`,
    )
    .join('');
}

/** The asset host may become another one: what lies on it is named by its path. */
function below(assetOrigin: string, address: string): string {
  const path = address.startsWith(assetOrigin) ? address.slice(assetOrigin.length) : '';
  return /^\/(?!\/)/.test(path) ? path : address;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string | number) => String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
