import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import type { Comment } from '#app/contract/community.ts';
import { type CommentsContext, toComments } from '#app/features/comments/comments-model.ts';
import { CommentsTab } from '#app/features/comments/list/comments-tab.tsx';

const TAB = '/content/film?tab=comments';
const community = JSON.parse(readFileSync('public/frontend/locales/en.json', 'utf8'));

function makeComment(id: string, over: Partial<Comment> = {}): Comment {
  return {
    _id: id,
    comment: `Said ${id}`,
    timestamp: '2026-05-01T00:00:00.000Z',
    like_count: 0,
    dislike_count: 0,
    user: { _id: 'bo', name: 'Bo' },
    replies: [],
    ...over,
  };
}

/** What a browser without scripts gets. */
async function render(comments: Comment[], over: Partial<CommentsContext> = {}, total?: number) {
  const model = toComments(
    { items: comments, total },
    {
      subject: { type: 'content', id: 'film' },
      viewer: null,
      language: 'en',
      dateFormat: 'DDMMYYYY',
      now: new Date('2026-05-10T12:00:00Z'),
      ...over,
    },
  );
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: community } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={TAB}>
        <CommentsTab comments={model} tabHref={TAB} />
      </StaticRouter>
    </I18nextProvider>,
  );
}

const viewer = { id: 'ada', name: 'Ada' };
const login = `href="/login?redirectTo=${encodeURIComponent(TAB)}"`;

describe('CommentsTab without scripts', () => {
  it('a comment is posted by a form that returns to the tab', async () => {
    const html = await render([]);
    expect(html).toContain('<form method="post" action="/comments/content/film"');
    expect(html).toContain(`name="redirectTo" value="${TAB}"`);
    expect(html).toContain('No comments yet !!');
    expect(html).not.toContain('Add an emoji');
  });

  it('a guest gets links to /login in place of the box and the votes, and no menu', async () => {
    const html = await render([makeComment('a')]);
    expect(html.split(login)).toHaveLength(4);
    expect(html).not.toContain('More for this comment');
  });

  it('a member gets forms to vote, and links to edit and delete own comments and to report others', async () => {
    const own = makeComment('own', { user: { _id: 'ada', name: 'Ada' }, my_vote: 'like', like_count: 1 });
    const html = await render([own, makeComment('other', { can_hide: true })], { viewer });
    const back = encodeURIComponent(TAB);
    for (const page of ['own/edit', 'own/delete', 'other/report']) {
      expect(html).toContain(`href="/comment/${page}?redirectTo=${back}"`);
    }
    expect(html).not.toContain('/comment/own/report');
    expect(html).not.toContain('/comment/other/edit');
    expect(html).toMatch(/value="unvote".*aria-pressed="true" class="[^"]*" aria-label="Like, 1 like"/);
    expect(html.match(/name="intent" value="hide"/g)).toHaveLength(1);
  });

  it("markup in a viewer's text and name is shown as text", async () => {
    const hostile = '<img src=x onerror=alert(1)>\u202Egnp';
    const html = await render([makeComment('a', { comment: hostile, user: { name: hostile } })]);
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x/g)).toHaveLength(2);
    expect(html).toMatch(/<bdi[^>]*>&lt;img/);
    expect(html).toMatch(/<p[^>]*dir="auto"[^>]*>&lt;img/);
  });

  it('a removed comment leaves a placeholder, and edited and hidden ones are marked', async () => {
    const removed = makeComment('gone', {
      is_removed: true,
      comment: '',
      user: { name: '' },
      replies: [makeComment('r')],
    });
    const html = await render(
      [removed, makeComment('new', { is_edited: true }), makeComment('bad', { is_hidden: true })],
      { viewer },
    );
    expect(html).toContain('Comment removed');
    expect(html).toContain('Said r');
    expect(html).toContain('>Edited<');
    expect(html).toContain('>Hidden<');
  });

  it('further pages are links, and a thread has a box for a reply', async () => {
    const items = Array.from({ length: 20 }, (_, i) => makeComment(`c${i}`));
    const list = await render(items, { page: 2 }, 50);
    expect(list).toContain(`href="${TAB.replace('&', '&amp;')}&amp;page=3#comments-3"`);
    expect(list).toContain(`href="${TAB}"`);
    const thread = await render(
      [makeComment('a', { reply_count: 45, replies: items.slice(0, 5) })],
      { viewer, thread: 'a' },
      45,
    );
    expect(thread).toContain('name="parent_id" value="a"');
    expect(thread).toContain('&amp;thread=a&amp;page=2#comments-2"');
    expect(thread).toContain('45 replies');
  });
});
