import { describe, expect, it } from 'vitest';
import type { ContinueEntry } from '#app/contract/content.ts';
import { toContinueCard } from '#app/features/catalogue/continue/continue-model.ts';

const entry = (over: Partial<ContinueEntry> = {}, content: object = {}): ContinueEntry => ({
  content: {
    content_id: 'film',
    title: 'The Film',
    video_type: 'SPV',
    ...content,
  } as ContinueEntry['content'],
  resume_timestamp: 900,
  total_duration: 3600,
  parent: undefined,
  ...over,
});

describe('toContinueCard', () => {
  it('a card links straight to the player and shows the whole minutes left', () => {
    expect(toContinueCard(entry({ resume_timestamp: 910 }))).toMatchObject({
      href: '/watch/film',
      title: 'The Film',
      episode: null,
      secondsLeft: 45 * 60,
      isNext: false,
    });
    expect(toContinueCard(entry()).progress).toBe(0.25);
  });

  it('the last minute is counted in seconds and never below one', () => {
    expect(toContinueCard(entry({ resume_timestamp: 3555 })).secondsLeft).toBe(45);
    expect(toContinueCard(entry({ resume_timestamp: 3700 }))).toMatchObject({ secondsLeft: 1, progress: 1 });
  });

  it("the catalogue's length is used where the medium’s is unknown, and no progress is shown without either", () => {
    const unknown = { total_duration: undefined };
    expect(toContinueCard(entry(unknown, { duration: 1800 })).progress).toBe(0.5);
    expect(toContinueCard(entry(unknown))).toMatchObject({ progress: null, secondsLeft: null });
  });

  it('an episode is named after its series, and an unstarted one is marked as the next', () => {
    const parent = { content_id: 'series', title: 'The Series' };
    expect(toContinueCard(entry({ parent, resume_timestamp: 0 }))).toMatchObject({
      title: 'The Series',
      episode: 'The Film',
      progress: null,
      secondsLeft: null,
      isNext: true,
    });
  });
});
