import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '#app/features/rich-text/rich-text.tsx';
import { RICH_TEXT_TAGS, type RichTextNode } from '#app/features/rich-text/rich-text-node.ts';
import { ASSETS, read, spell } from './rich-text-fixture.ts';

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt/src=//evil.example></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="`" `onerror=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><p onclick=alert(1)>x',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">',
  '<template><script>alert(1)</script><p>x</p></template>',
  '<template><template></template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<style><p title="</style><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!><img src=x onerror=alert(1)><!---->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src=javascript:alert(1)>',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<base href=//evil.example/>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<form action=javascript:alert(1)><input type=submit><button formaction=javascript:alert(1)>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video><source onerror=alert(1)></video>',
  '<audio src onerror=alert(1)>',
  '<body onload=alert(1)><html onclick=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&#58;alert(1)">x</a>',
  '<a href="&#0000106&#0000097vascript:alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="\u2028javascript:alert(1)">x</a>',
  '<a href="\ufeffjavascript:alert(1)">x</a>',
  '<a href="ｊavascript:alert(1)">x</a>',
  '<a href="https://x" target=_blank ping=//evil.example onmouseover=alert(1)>x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p id=__proto__ class=constructor name=location>x</p>',
  '<__proto__ href=x>y</__proto__><constructor>z</constructor>',
  '<a __proto__=x constructor=y hasOwnProperty=z href=/ok>x</a>',
  '<p>＜script＞alert(1)＜/script＞ ＜img src=x onerror=alert(1)＞</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>\u202e</p><p>\ud800</p><p>\u0000</p>',
  '<table><td><a href=/a><table><td><a href=/b>x</a></td></table></a></td></table>',
  '<p><button><p>x</p></button></p><p><object><div>y</div></object></p>',
  '<ul><li><section><li>x</section></ul>',
  '<b><p><a href=/x><b><p></a></b>x</p>'.repeat(3),
];

/** Whatever a page may hold, in any order: tag soup. */
const PIECES = fc.oneof(
  fc.constantFrom(...ATTACKS),
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
const SOUP = fc.array(PIECES, { maxLength: 25 }).map((pieces) => pieces.join(''));

const allowedTags = new Set<string>(RICH_TEXT_TAGS);
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

describe('rich text under attack', () => {
  it.each(ATTACKS)('holds nothing that runs: %s', (attack) => {
    const nodes = read(attack);
    expectSafe(nodes);
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <RichText nodes={nodes} />
      </StaticRouter>,
    );
    expect(html).not.toMatch(/<(?:script|style|svg|math|iframe|object|form|input|template)\b/i);
    expect(html.replaceAll(`<img src="${ASSETS}/`, '')).not.toContain('<img');
    expect(html).not.toMatch(/<[^>]*(?:\son\w+=|javascript:|style=|id=)/i);
  });

  it('holds nothing that runs, however it is mixed, and reads the same when it is read again', () => {
    fc.assert(
      fc.property(SOUP, (soup) => {
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
  ])('survives %s', (_, html) => {
    const started = performance.now();
    const text = JSON.stringify(read(html));
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(text.length).toBeLessThan(1_000_000);
  });
});
