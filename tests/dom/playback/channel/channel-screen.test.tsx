import { screen, within } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChannelScreen } from '#app/features/playback/channel/channel-screen.tsx';
import type { ChannelView } from '#app/features/playback/channel/channel-view.ts';
import { loadChannelView } from '#app/features/playback/channel/load-channel-view.server.ts';
import { loadEntries } from '#app/features/playback/channel/load-entries.server.ts';
import { film } from '../../support/fake-engine.ts';
import { passTime } from '../../support/pass-time.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';
import { serve } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

/** Half a minute before midnight there, and five in the morning by UTC. */
const TIME_ZONE = 'America/New_York';
const NOW_MS = Date.parse('2026-02-28T23:59:30-05:00');
const TITLES = { late: 'Late Show', night: 'Night Film', morning: 'Morning News' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  film.reset();
  serve.mockImplementation(async (input) =>
    String(input).includes('/clock')
      ? Response.json({ nowMs: Date.now() })
      : new Response(null, { status: 204 }),
  );
});

interface Entry {
  content_id: string;
  start_time: string;
  end_time: string;
}

/** The channel's page by the server's own rules, of a service that has the entries between two moments. */
function loadView(entries: readonly Entry[]): () => Promise<ChannelView> {
  const contents = Object.entries(TITLES).map(([content_id, title]) => ({
    content_id,
    title,
    video_type: 'SPV',
    duration: 600,
  }));
  const service = {
    schedule: async ({ start_time, end_time }: Omit<Entry, 'content_id'>) =>
      entries.filter(
        (entry) =>
          Date.parse(entry.start_time) < Date.parse(end_time) &&
          Date.parse(entry.end_time) > Date.parse(start_time),
      ),
    list: async () => ({ items: contents, total: contents.length }),
    watch: async () => ({ signed_url: 'https://media.example.com/one/master.m3u8', tracks: [] }),
  } as never;
  return async () => {
    const times = { now: new Date(), timeZone: TIME_ZONE };
    return loadChannelView(service, {
      ...times,
      channel: { _id: 'one', name: 'One' },
      entries: await loadEntries(service, 'one', times),
      viewer: Promise.resolve(null),
      isGuest: true,
      language: 'en',
      day: null,
      programme: null,
    });
  };
}

async function openChannel(entries: readonly Entry[]) {
  const load = loadView(entries);
  const first = await load();
  function Page() {
    const view = (useLoaderData() as ChannelView | null) ?? first;
    return <ChannelScreen view={view} reminders={null} channelName="One" posterUrl={undefined} tab={null} />;
  }
  renderOnSite(<Page />, { at: '/channel/one', loader: load });
  await passTime(1_000);
}

const entry = (content_id: string, from: string, to: string): Entry => ({
  content_id,
  start_time: `${from}:00-05:00`,
  end_time: `${to}:00-05:00`,
});

/** Each listed programme by its title, marked where it is on. */
const listed = () =>
  within(screen.getByRole('list', { name: 'Schedule' }))
    .getAllByRole('listitem')
    .map((item) => {
      const title = Object.values(TITLES).find((each) => item.textContent?.includes(each));
      return item.getAttribute('aria-current') === 'time' ? `${title} (now)` : title;
    });
const days = () =>
  within(screen.getByRole('navigation', { name: 'Days' }))
    .getAllByRole('link')
    .slice(0, 2)
    .map((link) => `${link.textContent} ${link.querySelector('time')?.dateTime}`);
const playerName = () => document.querySelector('section[data-scripted]')?.getAttribute('aria-label');

describe('ChannelScreen at midnight', () => {
  it('the new day and its first programme follow one that ends at midnight', async () => {
    await openChannel([
      entry('late', '2026-02-28T23:00', '2026-03-01T00:00'),
      entry('night', '2026-03-01T00:00', '2026-03-01T01:30'),
      entry('morning', '2026-03-01T08:00', '2026-03-01T09:00'),
    ]);
    expect(days()).toEqual(['Today 2026-02-28', 'Yesterday 2026-02-27']);
    expect(listed()).toEqual(['Late Show (now)']);
    expect(playerName()).toContain('Late Show');
    await passTime(27_000);
    expect(listed()).toEqual(['Late Show (now)']);
    await passTime(5_000);
    expect(days()).toEqual(['Today 2026-03-01', 'Yesterday 2026-02-28']);
    expect(listed()).toEqual(['Night Film (now)', 'Morning News']);
    expect(playerName()).toContain('Night Film');
  });

  it('a programme that runs over midnight plays on, and is on in the new day too', async () => {
    await openChannel([
      entry('late', '2026-02-28T23:00', '2026-03-01T00:03'),
      entry('night', '2026-03-01T00:03', '2026-03-01T01:30'),
    ]);
    const opened = film.opened.length;
    expect(days()).toEqual(['Today 2026-02-28', 'Yesterday 2026-02-27']);
    expect(listed()).toEqual(['Late Show (now)']);
    await passTime(31_000);
    // The schedule of the new day comes within half a minute.
    await passTime(31_000);
    expect(days()).toEqual(['Today 2026-03-01', 'Yesterday 2026-02-28']);
    expect(listed()).toEqual(['Late Show (now)', 'Night Film']);
    expect(film.opened.length).toBe(opened);
    await passTime(150_000);
    await passTime(3_000);
    expect(listed()).toEqual(['Late Show', 'Night Film (now)']);
    expect(playerName()).toContain('Night Film');
  });
});
