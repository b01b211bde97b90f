import { describe, expect, it } from 'vitest';
import { publishChosen, type SentPublish } from '#app/features/studio/publish/publish-chosen.server.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

describe('a time for drafts to be published at', () => {
  const kindAt = async (at: string) => {
    const sent: SentPublish = {
      ...{ command_id: 'aaaaaaaa-bbbb', name: '', documents: ['page:about'], accept: [], seen: [] },
      ...{ at, zone: 'Europe/Paris' },
    };
    // Nothing is called before the time is looked at.
    return (await publishChosen({} as Parameters<typeof publishChosen>[0], sent, NOW)).kind;
  };

  it.each([
    ['2026-06-01T13:59', 'time_over'],
    ['2026-06-01T14:00', 'time_over'],
    ['2027-06-03T12:00', 'time_far'],
    ['soon', 'no_time'],
  ])('%s in Paris is rejected as %s', async (at, kind) => {
    expect(await kindAt(at)).toBe(kind);
  });
});
