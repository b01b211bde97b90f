import { describe, expect, it } from 'vitest';
import { Talk } from '#app/features/comments/live/live-chat-store.ts';
import type { LiveComment } from '#app/features/comments/live/live-comment.ts';
import type { PostAnswer } from '#app/features/comments/live/post-result.ts';

const said = (id: string, text: string, userId = 'me'): LiveComment => ({
  id,
  text,
  name: 'Me',
  userId,
  time: new Date(Date.UTC(2026, 0, 1) + Number(id)).toISOString(),
});

/** A talk whose posts the test answers one by one. */
function openTalk(viewerId: string | null = 'me') {
  const posts: { text: string; answer(answer: PostAnswer | Error): void }[] = [];
  const post = (text: string) =>
    new Promise<PostAnswer>((resolve, reject) =>
      posts.push({
        text,
        answer: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
      }),
    );
  const talk = new Talk(post, { comments: [said('1', 'Hello', 'ana')], viewerId });
  const texts = () => talk.state().comments.map(({ text }) => text);
  const outgoing = () => talk.state().outgoing.map(({ text, problem }) => [text, problem?.kind ?? null]);
  return { talk, posts, texts, outgoing };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('what a viewer writes', () => {
  it('shows at once and takes its place once it is stored', async () => {
    const { talk, posts, texts, outgoing } = openTalk();
    const sent = talk.send('Hi');
    expect(outgoing()).toEqual([['Hi', null]]);
    await settle();
    posts[0]?.answer({ kind: 'posted', comment: said('2', 'Hi') });
    expect(await sent).toBe('done');
    expect(outgoing()).toEqual([]);
    expect(texts()).toEqual(['Hello', 'Hi']);
  });

  it.each(['', ' ', '\n\t '])('is not sent when it is blank: %j', async (text) => {
    const { talk, posts, outgoing } = openTalk();
    expect(await talk.send(text)).toBe('done');
    expect(posts).toEqual([]);
    expect(outgoing()).toEqual([]);
  });

  it('stands once where the push is faster than the answer', async () => {
    const { talk, posts, texts, outgoing } = openTalk();
    const sent = talk.send('Hi');
    await settle();
    talk.add([said('2', 'Hi')]);
    expect(outgoing()).toEqual([]);
    posts[0]?.answer({ kind: 'posted', comment: said('2', 'Hi') });
    await sent;
    expect(texts()).toEqual(['Hello', 'Hi']);
  });

  it('is not taken for another viewer’s who says the same', async () => {
    const { talk, outgoing } = openTalk();
    void talk.send('Hi');
    talk.add([said('2', 'Hi', 'bo')]);
    expect(outgoing()).toEqual([['Hi', null]]);
  });

  it('goes out one after the other', async () => {
    const { talk, posts } = openTalk();
    void talk.send('one');
    void talk.send('two');
    await settle();
    expect(posts.map(({ text }) => text)).toEqual(['one']);
    posts[0]?.answer({ kind: 'posted', comment: said('2', 'one') });
    await settle();
    expect(posts.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it.each([
    ['offline', new Error('no network')],
    ['too-many', { kind: 'too-many', retryAfterSeconds: 3 }],
    ['refused', { kind: 'refused', message: null }],
  ] as const)('stays with its reason when it fails: %s', async (kind, answer) => {
    const { talk, posts, texts, outgoing } = openTalk();
    const sent = talk.send('Hi');
    await settle();
    posts[0]?.answer(answer);
    await sent;
    expect(outgoing()).toEqual([['Hi', kind]]);

    const again = talk.retry(talk.state().outgoing[0]?.key ?? 0);
    expect(outgoing()).toEqual([['Hi', null]]);
    await settle();
    posts[1]?.answer({ kind: 'posted', comment: said('2', 'Hi') });
    await again;
    expect(texts()).toEqual(['Hello', 'Hi']);
    expect(outgoing()).toEqual([]);
  });

  it('can be discarded', async () => {
    const { talk, posts, outgoing } = openTalk();
    const sent = talk.send('Hi');
    await settle();
    posts[0]?.answer(new Error('no network'));
    await sent;
    talk.discard(talk.state().outgoing[0]?.key ?? 0);
    expect(outgoing()).toEqual([]);
  });

  it('asks to sign in when the session is over', async () => {
    const { talk, posts, outgoing } = openTalk();
    const sent = talk.send('Hi');
    await settle();
    posts[0]?.answer({ kind: 'signed-out' });
    expect(await sent).toBe('signed-out');
    expect(outgoing()).toEqual([]);
  });
});

describe('what is taken away', () => {
  it('leaves the screen, and an answer that was on its way does not bring it back', () => {
    const { talk, texts } = openTalk();
    talk.add([said('2', 'Rude', 'bo')]);
    talk.take(['2', 'unknown'], { isFinal: true });
    expect(texts()).toEqual(['Hello']);
    expect(talk.add([said('2', 'Rude', 'bo'), said('3', 'Fine', 'bo')]).map(({ id }) => id)).toEqual(['3']);
    expect(texts()).toEqual(['Hello', 'Fine']);
  });

  it('is never seen when the word of it is faster than the comment', () => {
    const { talk, texts } = openTalk();
    talk.take(['2'], { isFinal: true });
    talk.add([said('2', 'Rude', 'bo')]);
    expect(texts()).toEqual(['Hello']);
  });

  it('comes back where staff shows it again, in its place', () => {
    const { talk, texts } = openTalk();
    talk.add([said('2', 'Not so rude', 'bo'), said('3', 'Fine', 'bo')]);
    talk.take(['2'], { isFinal: true });
    talk.change([said('2', 'Not so rude', 'bo')]);
    expect(texts()).toEqual(['Hello', 'Not so rude', 'Fine']);
  });

  it('comes back where it was only missed, once it is found', () => {
    const { talk, texts } = openTalk();
    talk.add([said('2', 'Slow copy', 'bo')]);
    talk.take(['2'], { isFinal: false });
    expect(texts()).toEqual(['Hello']);
    talk.add([said('2', 'Slow copy', 'bo')]);
    expect(texts()).toEqual(['Hello', 'Slow copy']);
  });
});

it('says what was edited in its new words, and nothing that is older than all on the screen', () => {
  const { talk, texts } = openTalk();
  talk.add([said('3', 'Fine', 'bo')]);
  talk.change([said('3', 'Better put', 'bo'), said('0', 'Long ago', 'bo')]);
  expect(texts()).toEqual(['Hello', 'Better put']);
});

it('tells listeners of changes and of nothing else', () => {
  const { talk } = openTalk();
  let changes = 0;
  const leave = talk.subscribe(() => {
    changes += 1;
  });
  talk.add([said('1', 'Hello', 'ana')]);
  talk.note({ viewers: null });
  talk.take(['unknown'], { isFinal: true });
  expect(changes).toBe(0);
  talk.note({ viewers: 3 });
  expect(changes).toBe(1);
  leave();
  talk.note({ viewers: 4 });
  expect(changes).toBe(1);
});
