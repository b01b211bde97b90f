import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

/** Blocks that are kept as they are; what is in them has been looked at before (`isKnownToEditor`). */
export const VERBATIM_TAGS = ['table', 'figure', 'dl'] as const;

const HEADINGS = [2, 3, 4, 5, 6] as const;

const plain = (tag: string, more: NodeSpec): NodeSpec => ({
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...more,
});

const nodes = {
  doc: { content: 'block+' },
  paragraph: plain('p', { content: 'inline*' }),
  heading: {
    ...{ content: 'inline*', group: 'block', defining: true, attrs: { level: { default: 2 } } },
    parseDOM: [
      // A page has one h1, which is its title.
      { tag: 'h1', attrs: { level: 2 } },
      ...HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    ],
    toDOM: (node: Node): DOMOutputSpec => [`h${node.attrs.level}`, 0],
  },
  blockquote: plain('blockquote', { content: 'block+', defining: true }),
  code_block: plain('pre', {
    ...{ content: 'text*', marks: '', code: true, defining: true },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  }),
  bullet_list: plain('ul', { content: 'list_item+' }),
  ordered_list: {
    ...{ content: 'list_item+', group: 'block', attrs: { start: { default: 1 } } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list: HTMLElement) => ({ start: Number(list.getAttribute('start') ?? 1) || 1 }),
      },
    ],
    toDOM: ({ attrs: { start } }: Node): DOMOutputSpec => (start === 1 ? ['ol', 0] : ['ol', { start }, 0]),
  },
  list_item: { ...plain('li', { content: 'paragraph block*', defining: true }), group: '' },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  image: {
    ...{ inline: true, group: 'inline', draggable: true },
    attrs: { src: {}, alt: { default: null }, width: { default: null }, height: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image: HTMLElement) => attributesOf(image, ['src', 'alt', 'width', 'height']),
      },
    ],
    toDOM: ({ attrs }: Node): DOMOutputSpec => ['img', present(attrs)],
  },
  hard_break: {
    ...{ inline: true, group: 'inline', selectable: false },
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  // What the editor does not write itself stays as it is, can be moved and removed, and is changed as HTML.
  verbatim: {
    ...{ group: 'block', atom: true, draggable: true, attrs: { html: {} } },
    parseDOM: VERBATIM_TAGS.map((tag) => ({
      tag,
      getAttrs: ({ outerHTML }: HTMLElement) => ({ html: outerHTML }),
    })),
    toDOM: ({ attrs }: Node): DOMOutputSpec => elementOf(attrs.html),
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((each) => ({ tag: each })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const marks = {
  link: {
    ...{ inclusive: false, attrs: { href: {} } },
    parseDOM: [{ tag: 'a[href]', getAttrs: (link: HTMLElement) => attributesOf(link, ['href']) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs.href }, 0],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  u: mark('u', 'ins'),
  s: mark('s', 'del'),
  code: mark('code'),
  sub: mark('sub'),
  sup: mark('sup'),
  small: mark('small'),
  mark: mark('mark'),
} satisfies Record<string, MarkSpec>;

/** What of the allow-list (`RICH_TEXT_TAGS`) the editor writes; texts with more of it are edited as HTML. */
export const EDITOR_SCHEMA = new Schema({ nodes, marks });

function attributesOf(element: HTMLElement, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

function elementOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.firstElementChild as HTMLElement | null) ?? body;
}

const present = (attrs: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));
