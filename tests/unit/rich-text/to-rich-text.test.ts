import { describe, expect, it } from 'vitest';
import { toPlainText } from '#app/features/rich-text/rich-text-node.ts';
import { ASSETS, read, spell } from './rich-text-fixture.ts';

describe('toRichText', () => {
  it.each([
    ['<p>Hello <b>there</b></p>', '<p>Hello <b>there</b></p>'],
    ['plain & simple', 'plain &amp; simple'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<p dir="rtl" lang="ar">نص</p>', '<p dir="rtl" lang="ar">نص</p>'],
    ['<p dir="x" lang="\'"></p>text', 'text'],
    ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
    ['<ol start="-3"><li>c</li></ol>', '<ol><li>c</li></ol>'],
    ['<section><p>a</p></section><font color=red>b</font>', '<p>a</p>b'],
    ['<p>a</p><p></p><p> <em></em></p>', '<p>a</p><p> </p>'],
    ['<p style="x" class="y" id="z" onclick="a()" data-a="b">a</p>', '<p>a</p>'],
    ['<!-- comment --><p>a</p>', '<p>a</p>'],
    ['<pre>\n\ncode</pre>', '<pre>code</pre>'],
    [
      '<table><tr><th colspan=2>a</th></tr> <tr><td rowspan=9999></td></tr></table>',
      '<table><tbody><tr><th colSpan="2">a</th></tr><tr><td></td></tr></tbody></table>',
    ],
  ])('%s is read', (html, expected) => {
    expect(spell(read(html))).toBe(expected);
  });

  it.each([
    ['/about-us?x=1#y', '/about-us?x=1#y'],
    ['https://example.com/a', 'https://example.com/a'],
    ['https://EXAMPLE.com', 'https://example.com/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+123', 'tel:+123'],
  ])('the link %s is kept', (href, expected) => {
    expect(read(`<a href="${href}">x</a>`)).toEqual([
      { tag: 'a', props: { href: expected }, children: ['x'] },
    ]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f/evil.example',
    ' //evil.example',
    'relative',
    '#part',
    '?q',
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java&#9;script:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://x/y',
    'file:///etc/passwd',
    'intent://x',
    'ftp://example.com',
    'https://bank.example@evil.example',
    'https://',
    `/${'a'.repeat(3000)}`,
  ])('the link %j is removed, and its text stays', (href) => {
    expect(read(`<p><a href="${href}">words</a></p>`)).toEqual([{ tag: 'p', children: ['words'] }]);
  });

  it.each([
    [`${ASSETS}/public/a.png`, `${ASSETS}/public/a.png`],
    ['/public/a.png', `${ASSETS}/public/a.png`],
    ['public/a.png', `${ASSETS}/public/a.png`],
    ['//assets.brand.example/a.png', `${ASSETS}/a.png`],
  ])('the picture %s is shown', (src, expected) => {
    expect(read(`<img src="${src}" alt='"x"' width=40 height=a onerror=alert(1)>`)).toEqual([
      { tag: 'img', props: { src: expected, alt: '"x"', width: 40 } },
    ]);
  });

  it.each([
    'https://elsewhere.example/a.png',
    'http://assets.brand.example/a.png',
    'https://assets.brand.example:8443/a.png',
    'https://assets.brand.example.evil.example/a.png',
    'https://user@assets.brand.example/a.png',
    '//evil.example/a.png',
    '\\\\evil.example/a.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    '',
  ])('the picture %j is left out', (src) => {
    expect(read(`<img src="${src}" alt="x">`)).toEqual([]);
  });

  it('a description is read as plain text', () => {
    expect(toPlainText(read('<h1>One</h1><p>two <b>thr</b>ee</p>'))).toBe('One two thr ee');
  });
});
