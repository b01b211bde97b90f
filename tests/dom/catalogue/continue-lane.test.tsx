import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContinueLane } from '#app/features/catalogue/continue/continue-lane.tsx';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

await import('#app/features/toasts/toast-host.tsx');

let isTaken = true;
const sent: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  isTaken = true;
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const fields = body as URLSearchParams;
    sent.push(`${fields.get('intent')} ${fields.get('id')}`);
    return Response.json({ kind: isTaken ? 'done' : 'failed' }, { status: isTaken ? 200 : 503 });
  });
});

const card = (id: string) => ({
  id,
  title: `Film ${id}`,
  href: `/watch/${id}`,
  image: undefined,
  episode: null,
  progress: 0.5,
  secondsLeft: 600,
  isNext: false,
});

async function draw(...ids: string[]) {
  renderOnSite(<ContinueLane row={{ cards: ids.map(card) } as never} />);
  await passTime(0);
}

const titles = () => screen.queryAllByText(/^Film .$/).map(({ textContent }) => textContent);
const removeButton = (id: string) =>
  screen.getByRole('button', { name: `Remove Film ${id} from Continue watching` });

async function click(element: HTMLElement) {
  act(() => element.focus());
  fireEvent.click(element);
  await passTime(0);
  await passTime(0);
}

describe('ContinueLane', () => {
  it('a removed title disappears at once, its neighbour takes the focus, and Undo restores it', async () => {
    await draw('a', 'b', 'c');
    await click(removeButton('b'));
    expect([titles(), sent]).toEqual([['Film a', 'Film c'], ['remove b']]);
    expect(document.activeElement).toBe(removeButton('c'));
    expect(screen.getByText('Removed from Continue watching')).toBeDefined();
    await click(screen.getByRole('button', { name: 'Undo' }));
    expect([titles(), sent]).toEqual([
      ['Film a', 'Film b', 'Film c'],
      ['remove b', 'restore b'],
    ]);
  });

  it('the lane disappears with its last title', async () => {
    await draw('a');
    await click(removeButton('a'));
    expect(screen.queryByRole('region', { name: 'Continue watching' })).toBeNull();
  });

  it('a title whose removal fails returns with a toast', async () => {
    isTaken = false;
    await draw('a', 'b');
    await click(removeButton('a'));
    expect(titles()).toEqual(['Film a', 'Film b']);
    expect(screen.getByText('This could not be changed. Please try again.')).toBeDefined();
  });

  it('a title whose Undo fails stays removed', async () => {
    await draw('a', 'b');
    await click(removeButton('a'));
    isTaken = false;
    await click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    expect(titles()).toEqual(['Film b']);
    expect(screen.getAllByText('This could not be changed. Please try again.').length).toBeGreaterThan(0);
  });
});
