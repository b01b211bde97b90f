import { describe, expect, it } from 'vitest';
import { MARKUP } from './detail-responses.ts';
import { linksOf, openDetailSite } from './detail-site.ts';

const { visit } = openDetailSite();

describe('the comments on a title', () => {
  it('are listed newest first, with name, time and votes in K and M', async () => {
    const { text, html } = await visit('/content/film?tab=comments');
    expect(text).toMatch(/Speaker c1 2026\/02\/04 Said c1 1\.5K 2M .*Speaker c2 2026\/02\/03 Said c2/s);
    expect(html).toContain('aria-label="Like, 1500 likes"');
  });

  it('fold their replies, nested or beside them, oldest first, without scripts', async () => {
    const { html, text } = await visit('/content/film?tab=comments');
    expect(html.match(/<details[^>]*><summary[^>]*>\d+ repl/g)).toHaveLength(2);
    expect(text).toMatch(/2 replies .*Said c1-a.*Said c1-b/);
    expect(text).toContain('1 reply');
    expect(text).toContain(MARKUP);
    expect(html).not.toContain('<script>alert');
  });

  it('are paginated by twenty, and a long thread has a page of its own', async () => {
    const { html, text } = await visit('/content/hostile?tab=comments');
    expect(text.match(/Said t\d/g)).toHaveLength(19);
    expect(text).toContain('300 replies');
    expect(text.match(/Said answer-/g)).toHaveLength(20);
    const links = linksOf(html);
    expect(links).toContainEqual({
      href: '/content/hostile?tab=comments&page=2#comments-2',
      text: 'More comments',
    });
    const thread = links.find((link) => link.text === 'All replies')?.href ?? '';
    const alone = await visit(thread);
    expect(alone.text.match(/Said answer-/g)).toHaveLength(300);
    expect(alone.text).not.toContain('Said t1');
    expect(linksOf(alone.html)).toContainEqual({
      href: '/content/hostile?tab=comments',
      text: 'All comments',
    });
  });

  it('are all shown when the requested thread does not exist', async () => {
    const { text } = await visit('/content/film?tab=comments&thread=nobody');
    expect(text).toContain('Said c1');
    expect(text).toContain('Said c2');
  });
});
