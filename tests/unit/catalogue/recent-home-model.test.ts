import { describe, expect, it } from 'vitest';
import type { ClassicHome } from '#app/features/catalogue/home/home-model.ts';
import { recentHomeModel } from '#app/features/catalogue/home/recent-home-model.server.ts';

const home = (): ClassicHome => ({ data: { banner: [], swimlane_list: [] }, lanes: [] });
const at = (ms: number, language = 'en') => ({ language, planIds: [], now: new Date(ms) });

describe('recentHomeModel', () => {
  it('the model is memoized for half a minute', () => {
    const same = home();
    expect(recentHomeModel(same, at(29_000))).toBe(recentHomeModel(same, at(0)));
  });

  it('the model is made anew after that, as live states may have changed', () => {
    const same = home();
    const first = recentHomeModel(same, at(0));
    expect(recentHomeModel(same, at(30_000))).not.toBe(first);
  });

  it('another language and another home have their own model', () => {
    const same = home();
    const first = recentHomeModel(same, at(0));
    expect(recentHomeModel(same, at(0, 'ar'))).not.toBe(first);
    expect(recentHomeModel(home(), at(0))).not.toBe(first);
  });

  it('who has a plan gets a model apart from that of guests, for its locks are others', () => {
    const same = home();
    const first = recentHomeModel(same, at(0));
    expect(recentHomeModel(same, { ...at(0), planIds: ['monthly'] })).not.toBe(first);
    expect(recentHomeModel(same, at(0))).toBe(first);
  });
});
