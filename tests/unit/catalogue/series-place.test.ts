import { describe, expect, it, vi } from 'vitest';
import { loadSeriesPlace } from '#app/features/catalogue/continue/load-continue.server.ts';
import { ServiceError } from '#app/services/service-error.ts';
import { makeContent } from './content-factory.ts';

const entry = (part: string, series: string | undefined, resume_timestamp: number) => ({
  content: makeContent({ content_id: part }),
  resume_timestamp,
  parent: series === undefined ? undefined : { content_id: series, title: series },
});

function makePlaceLoader(list: () => Promise<ReturnType<typeof entry>[]>, { isMember = true } = {}) {
  const continueWatching = vi.fn(async () => ({ items: await list() }));
  // Only the parts of a request that `loadSeriesPlace` reads.
  const context = {
    session: { get: async () => (isMember ? {} : null) },
    services: { content: { continueWatching } },
    tenant: {},
  } as unknown as Parameters<typeof loadSeriesPlace>[0];
  return { place: () => loadSeriesPlace(context, 'series'), continueWatching };
}

describe('loadSeriesPlace', () => {
  it("a member's place is the episode in the list, and null in an unstarted series", async () => {
    const started = makePlaceLoader(async () => [
      entry('film', undefined, 5),
      entry('x', 'other', 6),
      entry('two', 'series', 90),
    ]);
    expect(await started.place()).toEqual({ partId: 'two', resumeSeconds: 90 });
    expect(await makePlaceLoader(async () => [entry('series', undefined, 5)]).place()).toBeNull();
  });

  it("a guest's place is not requested", async () => {
    const { place, continueWatching } = makePlaceLoader(async () => [], { isMember: false });
    expect(await place()).toBeNull();
    expect(continueWatching).not.toHaveBeenCalled();
  });

  it('a pending response does not hold up the page', async () => {
    expect(await makePlaceLoader(() => new Promise(() => undefined)).place()).toBeNull();
  });

  it('a failed request is a null place, and is not repeated where the service has none', async () => {
    const failing = (status: number) =>
      makePlaceLoader(() =>
        Promise.reject(
          new ServiceError({ service: 'content', call: 'continueWatching', kind: 'rejected', status }),
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
