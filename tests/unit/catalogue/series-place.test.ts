import { describe, expect, it, vi } from 'vitest';
import { loadSeriesPlace } from '#app/features/catalogue/continue/load-continue.server.ts';
import { ServiceError } from '#app/services/service-error.ts';
import { makeContent } from './content-factory.ts';

const entry = (part: string, series: string | undefined, resume_timestamp: number) => ({
  content: makeContent({ content_id: part }),
  resume_timestamp,
  parent: series === undefined ? undefined : { content_id: series, title: series },
});

function makePlaceLoader(
  list: () => Promise<ReturnType<typeof entry>[]>,
  { isMember = true, hasList = true } = {},
) {
  const continueWatching = vi.fn(async () => ({ items: await list() }));
  // Only the parts of a request that `loadSeriesPlace` reads.
  const context = {
    session: { get: async () => (isMember ? {} : null) },
    services: { content: { continueWatching }, hasCall: async () => hasList },
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

  it('a failed request is a null place', async () => {
    const fault = new ServiceError({
      service: 'content',
      call: 'continueWatching',
      kind: 'rejected',
      status: 500,
    });
    expect(await makePlaceLoader(() => Promise.reject(fault)).place()).toBeNull();
  });

  it('a backend without such a list is not requested', async () => {
    const { place, continueWatching } = makePlaceLoader(async () => [], { hasList: false });
    expect(await place()).toBeNull();
    expect(continueWatching).not.toHaveBeenCalled();
  });
});
