import { describe, expect, it, vi } from 'vitest';
import { loadSeriesPlace } from '#app/features/catalogue/continue/load-continue.server.ts';
import { ServiceError } from '#app/services/service-error.ts';
import { makeContent } from './content-factory.ts';

const entry = (part: string, series: string | undefined, resume_timestamp: number) => ({
  content: makeContent({ content_id: part }),
  resume_timestamp,
  parent: series === undefined ? undefined : { content_id: series, title: series },
});

function ask(list: () => Promise<ReturnType<typeof entry>[]>, { isMember = true } = {}) {
  const continueWatching = vi.fn(async () => ({ items: await list() }));
  // Only what it uses.
  const viewing = {
    session: { get: async () => (isMember ? {} : null) },
    services: { content: { continueWatching } },
    tenant: {},
  } as unknown as Parameters<typeof loadSeriesPlace>[0];
  return { place: () => loadSeriesPlace(viewing, 'series'), continueWatching };
}

describe('where a member is in a series', () => {
  it('is the part that the list has of it, and nowhere in one that was not begun', async () => {
    const begun = ask(async () => [
      entry('film', undefined, 5),
      entry('x', 'other', 6),
      entry('two', 'series', 90),
    ]);
    expect(await begun.place()).toEqual({ partId: 'two', resumeSeconds: 90 });
    expect(await ask(async () => [entry('series', undefined, 5)]).place()).toBeNull();
  });

  it('is not asked for a guest', async () => {
    const { place, continueWatching } = ask(async () => [], { isMember: false });
    expect(await place()).toBeNull();
    expect(continueWatching).not.toHaveBeenCalled();
  });

  it('holds no page up', async () => {
    expect(await ask(() => new Promise(() => undefined)).place()).toBeNull();
  });

  it('is unknown where it cannot be had, and not asked again where nobody keeps it', async () => {
    const failing = (status: number) =>
      ask(() =>
        Promise.reject(
          new ServiceError({ service: 'content', call: 'continueWatching', kind: 'refused', status }),
        ),
      );
    for (const [status, times] of [
      [500, 2],
      [404, 1],
    ] as const) {
      const { place, continueWatching } = failing(status);
      expect([await place(), await place()]).toEqual([null, null]);
      expect(continueWatching).toHaveBeenCalledTimes(times);
    }
  });
});
