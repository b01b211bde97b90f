import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReadableHtml } from '#app/features/rich-text/to-readable-html.server.ts';
import { toRichText } from '#app/features/rich-text/to-rich-text.server.ts';
import { ASSETS } from './rich-text-fixture.ts';

const options = { assetOrigin: ASSETS };
const readable = (html: string) => toReadableHtml(html, options);

describe('HTML that somebody writes', () => {
  it.each([
    '<h1>One</h1>\n<p>two<p>three &amp; <b>four</b>',
    '<table><tr><td colspan="2">a</td></tr></table>',
    '<p></p><p>a<br></p><p> <em></em></p>',
    'plain & simple, 1 < 2',
    '<ol start="3"><li><a href="/faq">x</a></ol>',
    '<img src="/images/a.webp" alt="A" width="10">',
    '',
  ])('stays as it is where readers get all of it: %s', (html) => {
    expect(readable(html)).toMatchObject({ html, dropped: [] });
  });

  it.each([
    ['<p onclick="x()">a<script>alert(1)</script></p>', ['onclick', '<script>'], '<p>a</p>'],
    ['<p>a</p><svg><g>b</g></svg>', ['<svg>'], '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a> <a href="/b">b</a>', ['<a>', 'href'], 'a <a href="/b">b</a>'],
    ['<!-- note --><p>a</p>', ['<!-- -->'], '<p>a</p>'],
    ['<h1>a</h1><section class="x">b &lt;i&gt;</section>', ['<section>', 'class'], '<h2>a</h2>b &lt;i&gt;'],
    ['<img src="https://elsewhere.example/a.png">b', ['<img>', 'src'], 'b'],
    [
      '<img src="/a.webp" alt="&quot;A&quot;" onerror="x">',
      ['onerror'],
      '<img src="/a.webp" alt="&quot;A&quot;">',
    ],
    [`<img src="${ASSETS}//x/a.webp" style="x">`, ['style'], `<img src="${ASSETS}//x/a.webp" alt="">`],
  ])('is what readers get of %s', (html, dropped, expected) => {
    expect(readable(html)).toMatchObject({ html: expected, dropped });
  });

  it('is read as before once it is without what is dropped', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<a href="/x">',
        '</a>',
        '<ul>',
        '<li>',
        '</ul>',
        '<h1>',
      ],
      ...[
        '</h1>',
        '<table>',
        '<tr>',
        '<td>',
        '</table>',
        '<script>',
        '</script>',
        '<svg>',
        '</svg>',
        '<pre>\n\n',
      ],
      ...[
        '</pre>',
        '<div class="x">',
        '</div>',
        '<img src="/a.webp">',
        '<br>',
        '&amp;lt;',
        '&nbsp;',
        'a',
        ' ',
        '\n',
      ],
      ...['<a href="javascript:x">', '<p onclick="x">', '<dl><dt>', '<figure>', '"', '<!-- -->', '&lt;b&gt;'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const html = pieces.join('');
        const { html: saved, nodes, dropped } = readable(html);
        expect(toRichText(saved, options)).toEqual(nodes);
        if (dropped.length > 0) expect(readable(saved)).toMatchObject({ html: saved, dropped: [] });
      }),
      { numRuns: 200 },
    );
  });
});
