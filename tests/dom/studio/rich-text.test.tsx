import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it, vi } from 'vitest';
import { HtmlSource } from '#app/features/studio/settings/html-source.tsx';
import {
  isKnownToEditor,
  toEditorDocument,
  toHtml,
} from '#app/features/studio/settings/rich-text/editor-html.ts';
import {
  hrefAt,
  setLink,
  TOOLS,
  type ToolName,
} from '#app/features/studio/settings/rich-text/editor-tools.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

const again = (html: string) => toHtml(toEditorDocument(html));

describe('what the editor makes of a text', () => {
  it.each([
    '<p>One</p>\n<p>Two</p>',
    '<h2>Title</h2>\n<p>With <strong>bold</strong>, <em>italic</em> and <a href="/faq">a link</a>.</p>',
    '<ul><li>One</li><li>Two<ul><li>Deeper</li></ul></li></ul>',
    '<ol start="3"><li>Three</li></ol>',
    '<ol><li><p>Long</p><p>item</p></li></ol>',
    '<blockquote><p>Quoted</p></blockquote>\n<hr>\n<pre>let a\n  = 1</pre>',
    '<p>One<br>two <img src="https://a.example/x.webp" alt="A"> <sub>3</sub> <mark>4</mark></p>',
    '<p>‏مرحبا بكم</p>',
    '<p>Before</p>\n<table><thead><tr><th>A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>\n<p>After</p>',
    '<figure><img src="/x.webp"><figcaption>X</figcaption></figure>',
    '<dl><dt>One</dt><dd>1</dd></dl>',
  ])('keeps %s', (html) => {
    expect(isKnownToEditor(html)).toBe(true);
    expect(again(html)).toBe(html);
  });

  it.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    [
      '<p><b>Bold</b> <i>italic</i> <del>gone</del></p>',
      '<p><strong>Bold</strong> <em>italic</em> <s>gone</s></p>',
    ],
    ['Only words', '<p>Only words</p>'],
    ['', ''],
    ['<p></p>', ''],
  ])('writes %s as %s', (html, written) => {
    expect(again(html)).toBe(written);
  });

  it.each([
    '<div>x</div>',
    '<table><tr><td onclick="alert(1)">1</td></tr></table>',
    '<figure><video></video></figure>',
    '<p dir="rtl">x</p>',
    '<p class="lead">x</p>',
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<P STYLE=color:red>x</P>',
    '<p><a href="java\tscript:alert(1)">x</a></p>',
    '<p><a href=" JavaScript:alert(1)">x</a></p>',
    '<p><img src="data:image/svg+xml,x"></p>',
    '<!--><img onerror=alert(1)>-->',
  ])('leaves %s to be edited as HTML, as it would lose something', (html) => {
    expect(isKnownToEditor(html)).toBe(false);
  });

  it.each([
    '<p>x</p><style>p { color: red }</style>',
    '<svg/onload=alert(1)>',
    '<img src="x"onerror="alert(1)">',
    '<p style="color: red">x</p>',
    '<a href="/faq"\tonclick\n=\n"alert(1)">x</a>',
  ])('does not even parse %j, which the page’s policy would report', (html) => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    expect(isKnownToEditor(html)).toBe(false);
    expect(parse).not.toHaveBeenCalled();
  });
});

function stateOf(html: string, from: number, to = from): EditorState {
  const doc = toEditorDocument(html);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

function use(name: ToolName, state: EditorState): EditorState {
  const tool = TOOLS.find((each) => each.name === name);
  let next = state;
  tool?.command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

describe('the tools of the editor', () => {
  it.each([
    ['bold', '<p><strong>Words</strong></p>'],
    ['italic', '<p><em>Words</em></p>'],
    ['heading', '<h2>Words</h2>'],
    ['subheading', '<h3>Words</h3>'],
    ['bullets', '<ul><li>Words</li></ul>'],
    ['numbers', '<ol><li>Words</li></ol>'],
    ['quote', '<blockquote><p>Words</p></blockquote>'],
  ] as const)('%s is set, shown as on, and taken away again', (name, html) => {
    const isOn = TOOLS.find((tool) => tool.name === name)?.isOn;
    const before = stateOf('<p>Words</p>', 1, 6);
    expect(isOn?.(before)).toBe(false);
    const set = use(name, before);
    expect(toHtml(set.doc)).toBe(html);
    expect(isOn?.(set)).toBe(true);
    expect(toHtml(use(name, set).doc)).toBe('<p>Words</p>');
  });

  it('a link is set on what is selected, changed from within, and removed', () => {
    const link = (href: string, state: EditorState) => {
      let next = state;
      setLink(href)(state, (transaction) => {
        next = state.apply(transaction);
      });
      return next;
    };
    const set = link('/faq', stateOf('<p>See the answers</p>', 9, 16));
    expect(toHtml(set.doc)).toBe('<p>See the <a href="/faq">answers</a></p>');
    const within = set.apply(set.tr.setSelection(TextSelection.create(set.doc, 12)));
    expect(hrefAt(within)).toBe('/faq');
    expect(toHtml(link('/help', within).doc)).toBe('<p>See the <a href="/help">answers</a></p>');
    expect(toHtml(link('', within).doc)).toBe('<p>See the answers</p>');
  });
});

describe('the field of a formatted text', () => {
  const field = (words: string) =>
    renderOnSite(
      <HtmlSource label="Text" language="en" id="text" name="text" rows={4} defaultValue={words} />,
    );
  const source = () => document.querySelector<HTMLTextAreaElement>('textarea[name="text"]');

  it('is written as its readers get it, and sent as HTML', async () => {
    field('<p>Words</p>');
    const editor = await screen.findByRole('textbox', { name: 'Text' });
    expect(editor.getAttribute('contenteditable')).toBe('true');
    await waitFor(() => expect(screen.getByRole('toolbar', { name: 'Format' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Heading' }));
    expect(source()?.value).toBe('<h2>Words</h2>');
  });

  it('can be written as HTML, and is read again then', async () => {
    field('<p>Words</p>');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit as HTML' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.change(source() as HTMLTextAreaElement, { target: { value: '<h3>Other</h3>' } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit as text' }));
    expect((await screen.findByRole('textbox', { name: 'Text' })).innerHTML).toContain('<h3>Other');
  });

  it('stays HTML where something would be lost, with the reason', async () => {
    field('<div>1</div>');
    expect((await screen.findByRole('status')).textContent).toContain('as HTML alone');
    fireEvent.click(screen.getByRole('button', { name: 'Edit as text' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(source()?.value).toBe('<div>1</div>');
  });
});
