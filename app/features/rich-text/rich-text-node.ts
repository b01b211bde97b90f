/** Everything that a brand's rich text may be made of; what else it holds is taken out on the server. */
export const RICH_TEXT_TAGS = [
  'p',
  'div',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'code',
  'q',
  'cite',
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

export interface RichTextProps {
  /** A path of this site, or an absolute http, https, mailto or tel address. */
  href?: string;
  /** Absolute, on the brand's asset host. */
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  colSpan?: number;
  rowSpan?: number;
  start?: number;
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
}

export interface RichTextElement {
  tag: RichTextTag;
  props?: RichTextProps;
  children?: RichTextNode[];
}

/** Rich text as plain data: text, and elements that `<RichText>` makes of it. */
export type RichTextNode = string | RichTextElement;

/** Its words alone, for descriptions. */
export function toPlainText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : ` ${toPlainText(node.children ?? [])} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
