import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '#app/features/rich-text/rich-text.tsx';
import { RICH_TEXT_TAGS, type RichTextNode } from '#app/features/rich-text/rich-text-node.ts';
import { ATTACKS, attacksOf, KINDS } from '#tests/fixtures/hostile/corpus.ts';
import { ASSETS, read, spell } from './rich-text-fixture.ts';

/** Whatever a page may hold, in any order: tag soup. */
const PIECES = fc.oneof(
  fc.constantFrom(...ATTACKS.map(({ html }) => html)),
  fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="/x">',
      '<a href=javascript:x>',
      '</a>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
    ],
    ...[
      '<ul>',
      '<li>',
      '</ul>',
      '<div>',
      '</div>',
      '<section>',
      '</section>',
      '<button>',
      '<svg>',
      '</svg>',
      '<math>',
    ],
    ...[
      '<select>',
      '<template>',
      '</template>',
      '<h1>',
      '</h1>',
      '<h3>',
      '<pre>',
      '\n',
      '</pre>',
      '<dl>',
      '<dd>',
      '<dt>',
    ],
    ...[
      '<caption>',
      '<figure>',
      '<figcaption>',
      '<object>',
      '<marquee>',
      '<br>',
      '<hr>',
      '</br>',
      '<!--',
      '-->',
      '<img src=/a>',
    ],
    ...[
      '<blockquote>',
      '<ol>',
      '</li>',
      '<style>',
      '</style>',
      '<title>',
      '</title>',
      '<form>',
      '<nobr>',
      '<thead>',
      '<tbody>',
    ],
  ),
  fc.string({ maxLength: 8 }),
);
const MIXED_ATTACKS = fc.array(PIECES, { maxLength: 25 }).map((pieces) => pieces.join(''));

const allowedTags = new Set<string>(RICH_TEXT_TAGS);
/** What `<RichText>` adds to them is its own. */
const shownAttributes = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir', 'lang'],
  ...['target', 'rel', 'loading', 'decoding', 'class', 'tabindex', 'data-discover'],
];
const allowedProps = ['href', 'src', 'alt', 'width', 'height', 'colSpan', 'rowSpan', 'start', 'dir', 'lang'];

function expectSafe(nodes: readonly RichTextNode[]) {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    expect(allowedTags).toContain(node.tag);
    const { href, src, ...rest } = node.props ?? {};
    for (const name of Object.keys(rest)) expect(allowedProps).toContain(name);
    if (href !== undefined) expect(href).toMatch(/^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/);
    if (src !== undefined) expect(src.startsWith(`${ASSETS}/`)).toBe(true);
    expectSafe(node.children ?? []);
  }
}

/**
 * What a browser makes of it, in a page: nothing but what is allowed, and what comes after it is after it.
 */
function expectContained(nodes: readonly RichTextNode[], attack: string) {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <main>
        <RichText nodes={nodes} />
        <hr id="after" />
      </main>
    </StaticRouter>,
  );
  const [main, ...others] = parseFragment(html).childNodes;
  expect(others, attack).toEqual([]);
  const [text, after, ...more] = main ? elementsIn(main) : [];
  expect([after?.attrs, more], attack).toEqual([[{ name: 'id', value: 'after' }], []]);
  for (const { tagName, attrs, namespaceURI } of text ? allIn(text) : []) {
    expect(namespaceURI, attack).toBe('http://www.w3.org/1999/xhtml');
    expect(allowedTags, attack).toContain(tagName);
    for (const { name } of attrs) expect(shownAttributes, attack).toContain(name);
  }
}

type Element = DefaultTreeAdapterTypes.Element;

const elementsIn = (node: DefaultTreeAdapterTypes.Node): Element[] =>
  'childNodes' in node ? node.childNodes.filter((child): child is Element => 'tagName' in child) : [];
const allIn = (node: Element): Element[] => elementsIn(node).flatMap((child) => [child, ...allIn(child)]);

describe('rich text under attack', () => {
  it('more than five hundred distinct attacks are known', () => {
    expect(ATTACKS.length).toBeGreaterThan(500);
    expect(new Set(ATTACKS.map(({ html }) => html)).size).toBe(ATTACKS.length);
  });

  it.each(KINDS)('no attack of the kind %s leaves anything that runs', (kind) => {
    for (const { html } of attacksOf(kind)) {
      const nodes = read(html);
      expectSafe(nodes);
      expect(read(spell(nodes)), html).toEqual(nodes);
      expectContained(nodes, html);
    }
  });

  it('mixed attacks leave nothing that runs, and reading the result again changes nothing', () => {
    fc.assert(
      fc.property(MIXED_ATTACKS, (soup) => {
        const nodes = read(soup);
        expectSafe(nodes);
        // A browser that builds another tree of it than React did could be made to see something else in it.
        expect(read(spell(nodes))).toEqual(nodes);
      }),
      { numRuns: 1_500 },
    );
  });

  it.each([
    ['10,000 open elements', '<div>'.repeat(10_000)],
    ['a megabyte of open elements', '<b>'.repeat(350_000)],
    ['a megabyte of unclosed bold paragraphs', '<p><b id=1><i>x</p>'.repeat(55_000)],
    ['a megabyte of tables', '<table>x'.repeat(125_000)],
    ['a megabyte of links', '<a href=/x>'.repeat(90_000)],
    [
      'a megabyte of attributes',
      `<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>x`,
    ],
    ['a megabyte of one attribute', `<p title="${'x'.repeat(1_000_000)}">x`],
    ['a megabyte of signs', '<'.repeat(1_000_000)],
    ['a megabyte of entities', '&amp'.repeat(250_000)],
    ['a megabyte of comments', '<!--'.repeat(250_000)],
    ['a megabyte of line breaks', '<br>'.repeat(250_000)],
    ['a megabyte of svg', '<svg><g>'.repeat(125_000)],
    ['a megabyte of templates', '<template>'.repeat(100_000)],
    ['a megabyte of list items', '<ul><li>x'.repeat(110_000)],
    ['a megabyte of broken bold', '<b><p></b>'.repeat(100_000)],
  ])('%s is read within 1.5 seconds', (_, html) => {
    const started = performance.now();
    const text = JSON.stringify(read(html));
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(text.length).toBeLessThan(1_000_000);
  });
});
