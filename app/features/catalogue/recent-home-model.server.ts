import type { TemplateV1 } from '#app/contract/template.ts';
import { type RecentlyMade, recentlyMade } from '#app/lib/recently-made.ts';
import type { CardContext } from './card-model.ts';
import { CARDS_AGE_MS } from './constants.ts';
import { type ClassicHome, type HomeModel, toHomeModel } from './home-model.ts';

// A brand's template stays the same object while its answer is cached.
const models: RecentlyMade<TemplateV1, HomeModel> = new WeakMap();

/** The home page's model, made once for all viewers of a language who come within half a minute. */
export function recentHomeModel(home: ClassicHome, context: CardContext): HomeModel {
  const { language: variant, now } = context;
  return recentlyMade(models, { key: home.data, variant, now, maxAgeMs: CARDS_AGE_MS }, () =>
    toHomeModel(home, context),
  );
}
