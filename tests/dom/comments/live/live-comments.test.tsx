import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POLL_INTERVAL_MS } from '#app/features/comments/live/constants.ts';
import { LiveChatLayout } from '#app/features/comments/live/live-chat-layout.tsx';
import type { LiveComment } from '#app/features/comments/live/live-comment.ts';
import { passTime } from '../../support/pass-time.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';

await import('#app/features/comments/live/live-comments.tsx');

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const VIEWER = { id: 'u1', name: 'Nora' };
let number = 0;
let server: LiveComment[];
let posts: string[];
let reply: (text: string) => Response;

/** A socket that the network does not let through. */
class ClosedSocket extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  }
  close() {}
  send() {}
}

const comment = (id: string, text = id, userId = 'u2'): LiveComment => ({
  id,
  text,
  name: 'Bo',
  userId,
  time: new Date(Date.now()).toISOString(),
});

function take(text: string) {
  const taken = comment(`own-${server.length}`, text, VIEWER.id);
  server.push(taken);
  return Response.json({ kind: 'posted', comment: taken });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  number += 1;
  [server, posts] = [[], []];
  reply = take;
  vi.stubGlobal('WebSocket', ClosedSocket);
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json({ comments: server });
    const text = (init.body as URLSearchParams).get('comment') ?? '';
    posts.push(text);
    return reply(text);
  });
});

async function draw(viewer: typeof VIEWER | null = VIEWER) {
  const signIn = vi.fn((event: Event) => event.preventDefault());
  const view = renderOnSite(
    <LiveChatLayout
      contentId={`live-${number}`}
      initial={{ comments: [], viewer, ages: {} }}
      pageHref="/watch/live"
      stage="player"
    >
      <p>The film</p>
    </LiveChatLayout>,
    { at: '/watch/live' },
  );
  await passTime(10);
  view.container.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="/login"]')) signIn(event);
  });
  return { ...view, signIn };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say something…' });
const list = () => screen.getByRole('region', { name: 'Comments, newest last' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

async function enter(init: object = {}) {
  const goesOn = fireEvent.keyDown(box(), { key: 'Enter', ...init });
  await passTime(0);
  await passTime(0);
  return goesOn;
}

describe('LiveComments', () => {
  it('a comment is shown while it is sent, and once when it is stored', async () => {
    let arrive = (_: Response) => {};
    reply = () =>
      new Promise<Response>((resolve) => {
        arrive = resolve;
      }) as never;
    await draw();
    type('Green all over');
    await enter();
    expect(box().value).toBe('');
    expect(within(list()).getByText('Sending…')).toBeDefined();
    await act(async () => arrive(take('Green all over')));
    await passTime(POLL_INTERVAL_MS);
    expect(within(list()).queryByText('Sending…')).toBeNull();
    expect(within(list()).getAllByText('Green all over')).toHaveLength(1);
  });

  it('blank text is not sent, and Shift and Enter belong to the field', async () => {
    await draw();
    type('   ');
    await enter();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await passTime(0);
    expect(box().value).toBe('   ');
    type('first');
    expect(await enter({ shiftKey: true })).toBe(true);
    expect([posts, box().value]).toEqual([[], 'first']);
  });

  it('a guest is led to sign in, without the text', async () => {
    const { signIn } = await draw(null);
    type('Let me in');
    await enter();
    expect([posts, box().value, signIn.mock.calls.length]).toEqual([[], '', 1]);
    expect(within(list()).queryByText('Let me in')).toBeNull();
  });

  it('a member whose session is over is led to sign in', async () => {
    reply = () => Response.json({ kind: 'signed-out' }, { status: 401 });
    const { signIn } = await draw();
    type('Still there?');
    await enter();
    expect(signIn).toHaveBeenCalled();
  });

  it('a comment that was not sent is marked and can be sent again', async () => {
    reply = () => {
      throw new TypeError('no connection');
    };
    await draw();
    type('Through the noise');
    await enter();
    expect(within(list()).getByRole('alert').textContent).toContain('This was not sent.');
    reply = take;
    fireEvent.click(within(list()).getByRole('button', { name: 'Try again' }));
    await passTime(0);
    await passTime(0);
    expect(within(list()).queryByRole('alert')).toBeNull();
    expect(within(list()).getAllByText('Through the noise')).toHaveLength(1);
  });

  it('a comment that was not sent can be discarded', async () => {
    reply = () => {
      throw new TypeError('no connection');
    };
    await draw();
    type('Never mind');
    await enter();
    fireEvent.click(within(list()).getByRole('button', { name: 'Discard' }));
    await passTime(0);
    expect(within(list()).queryByText('Never mind')).toBeNull();
  });

  it('comments are polled without a socket, and the number of viewers is not shown', async () => {
    await draw();
    await passTime(1_000);
    server.push(comment('c1', 'The long way round'));
    await passTime(POLL_INTERVAL_MS + 1_000);
    expect(within(list()).getByText('The long way round')).toBeDefined();
    expect(screen.queryByText(/\d+ here/)).toBeNull();
  });

  it('missed comments are shown once and in order', async () => {
    await draw();
    server.push(comment('c1', 'one'), comment('c2', 'two'), comment('c3', 'three'));
    act(() => void window.dispatchEvent(new Event('online')));
    await passTime(2 * POLL_INTERVAL_MS);
    const lines = within(list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    expect(['one', 'two', 'three'].map((text) => lines.findIndex((line) => line.includes(text)))).toEqual([
      0, 1, 2,
    ]);
  });

  it("comments of others are announced, the viewer's own are not", async () => {
    await draw();
    await passTime(1_000);
    type('Mine');
    await enter();
    server.push(comment('c9', 'Yours'));
    await passTime(2 * POLL_INTERVAL_MS);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.some((text) => text?.includes('Yours'))).toBe(true);
    expect(announced.some((text) => text?.includes('Mine'))).toBe(false);
  });

  it('a hidden panel keeps the draft', async () => {
    await draw();
    type('Half a thought');
    fireEvent.click(screen.getByRole('button', { name: 'Hide live comments' }));
    await passTime(0);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show live comments' }));
    await passTime(10);
    expect(box().value).toBe('Half a thought');
  });
});
