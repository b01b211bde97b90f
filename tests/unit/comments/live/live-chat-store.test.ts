import { describe, expect, it } from 'vitest';
import { LiveChatStore } from '#app/features/comments/live/live-chat-store.ts';
import type { LiveComment, PostResult } from '#app/features/comments/live/live-comment.ts';

const makeComment = (id: string, text: string, userId = 'me'): LiveComment => ({
  id,
  text,
  name: 'Me',
  userId,
  time: new Date(Date.UTC(2026, 0, 1) + Number(id)).toISOString(),
});

/** A chat whose posts the test answers one by one. */
function openChat(viewerId: string | null = 'me') {
  const posts: { text: string; answer(answer: PostResult | Error): void }[] = [];
  const post = (text: string) =>
    new Promise<PostResult>((resolve, reject) =>
      posts.push({
        text,
        answer: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
      }),
    );
  const chat = new LiveChatStore(post, { comments: [makeComment('1', 'Hello', 'ana')], viewerId });
  const texts = () => chat.state().comments.map(({ text }) => text);
  const outgoing = () => chat.state().outgoing.map(({ text, problem }) => [text, problem?.kind ?? null]);
  return { chat, posts, texts, outgoing };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('LiveChatStore.send', () => {
  it('a comment is shown at once and joins the list once it is stored', async () => {
    const { chat, posts, texts, outgoing } = openChat();
    const sent = chat.send('Hi');
    expect(outgoing()).toEqual([['Hi', null]]);
    await nextTask();
    posts[0]?.answer({ kind: 'posted', comment: makeComment('2', 'Hi') });
    expect(await sent).toBe('done');
    expect(outgoing()).toEqual([]);
    expect(texts()).toEqual(['Hello', 'Hi']);
  });

  it.each(['', ' ', '\n\t '])('a blank comment is not sent: %j', async (text) => {
    const { chat, posts, outgoing } = openChat();
    expect(await chat.send(text)).toBe('done');
    expect(posts).toEqual([]);
    expect(outgoing()).toEqual([]);
  });

  it('a comment pushed before its response is listed once', async () => {
    const { chat, posts, texts, outgoing } = openChat();
    const sent = chat.send('Hi');
    await nextTask();
    chat.add([makeComment('2', 'Hi')]);
    expect(outgoing()).toEqual([]);
    posts[0]?.answer({ kind: 'posted', comment: makeComment('2', 'Hi') });
    await sent;
    expect(texts()).toEqual(['Hello', 'Hi']);
  });

  it('a comment of another viewer with the same text does not replace it', async () => {
    const { chat, outgoing } = openChat();
    void chat.send('Hi');
    chat.add([makeComment('2', 'Hi', 'bo')]);
    expect(outgoing()).toEqual([['Hi', null]]);
  });

  it('comments are posted one after the other', async () => {
    const { chat, posts } = openChat();
    void chat.send('one');
    void chat.send('two');
    await nextTask();
    expect(posts.map(({ text }) => text)).toEqual(['one']);
    posts[0]?.answer({ kind: 'posted', comment: makeComment('2', 'one') });
    await nextTask();
    expect(posts.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it.each([
    ['offline', new Error('no network')],
    ['too-many', { kind: 'too-many', retryAfterSeconds: 3, message: null }],
    ['rejected', { kind: 'rejected', message: null }],
  ] as const)('a comment that fails stays with the reason %s until it is retried', async (kind, answer) => {
    const { chat, posts, texts, outgoing } = openChat();
    const sent = chat.send('Hi');
    await nextTask();
    posts[0]?.answer(answer);
    await sent;
    expect(outgoing()).toEqual([['Hi', kind]]);

    const again = chat.retry(chat.state().outgoing[0]?.key ?? 0);
    expect(outgoing()).toEqual([['Hi', null]]);
    await nextTask();
    posts[1]?.answer({ kind: 'posted', comment: makeComment('2', 'Hi') });
    await again;
    expect(texts()).toEqual(['Hello', 'Hi']);
    expect(outgoing()).toEqual([]);
  });

  it('a failed comment can be discarded', async () => {
    const { chat, posts, outgoing } = openChat();
    const sent = chat.send('Hi');
    await nextTask();
    posts[0]?.answer(new Error('no network'));
    await sent;
    chat.discard(chat.state().outgoing[0]?.key ?? 0);
    expect(outgoing()).toEqual([]);
  });

  it('an expired session is reported as signed out, and the comment is dropped', async () => {
    const { chat, posts, outgoing } = openChat();
    const sent = chat.send('Hi');
    await nextTask();
    posts[0]?.answer({ kind: 'signed-out' });
    expect(await sent).toBe('signed-out');
    expect(outgoing()).toEqual([]);
  });
});

describe('LiveChatStore.remove', () => {
  it('a removed comment leaves the list, and a delayed response does not add it again', () => {
    const { chat, texts } = openChat();
    chat.add([makeComment('2', 'Rude', 'bo')]);
    chat.remove(['2', 'unknown'], { isFinal: true });
    expect(texts()).toEqual(['Hello']);
    expect(
      chat.add([makeComment('2', 'Rude', 'bo'), makeComment('3', 'Fine', 'bo')]).map(({ id }) => id),
    ).toEqual(['3']);
    expect(texts()).toEqual(['Hello', 'Fine']);
  });

  it('a comment whose removal arrives first is never listed', () => {
    const { chat, texts } = openChat();
    chat.remove(['2'], { isFinal: true });
    chat.add([makeComment('2', 'Rude', 'bo')]);
    expect(texts()).toEqual(['Hello']);
  });

  it('a comment shown again by staff returns to its position', () => {
    const { chat, texts } = openChat();
    chat.add([makeComment('2', 'Not so rude', 'bo'), makeComment('3', 'Fine', 'bo')]);
    chat.remove(['2'], { isFinal: true });
    chat.update([makeComment('2', 'Not so rude', 'bo')]);
    expect(texts()).toEqual(['Hello', 'Not so rude', 'Fine']);
  });

  it('a comment that was only missing returns once it is found', () => {
    const { chat, texts } = openChat();
    chat.add([makeComment('2', 'Slow copy', 'bo')]);
    chat.remove(['2'], { isFinal: false });
    expect(texts()).toEqual(['Hello']);
    chat.add([makeComment('2', 'Slow copy', 'bo')]);
    expect(texts()).toEqual(['Hello', 'Slow copy']);
  });
});

describe('LiveChatStore.update and subscribe', () => {
  it('an edited comment gets its new text, and one older than the list is ignored', () => {
    const { chat, texts } = openChat();
    chat.add([makeComment('3', 'Fine', 'bo')]);
    chat.update([makeComment('3', 'Better put', 'bo'), makeComment('0', 'Long ago', 'bo')]);
    expect(texts()).toEqual(['Hello', 'Better put']);
  });

  it('listeners are notified of changes alone, until they unsubscribe', () => {
    const { chat } = openChat();
    let changes = 0;
    const unsubscribe = chat.subscribe(() => {
      changes += 1;
    });
    chat.add([makeComment('1', 'Hello', 'ana')]);
    chat.setStatus({ viewers: null });
    chat.remove(['unknown'], { isFinal: true });
    expect(changes).toBe(0);
    chat.setStatus({ viewers: 3 });
    expect(changes).toBe(1);
    unsubscribe();
    chat.setStatus({ viewers: 4 });
    expect(changes).toBe(1);
  });
});
