import type { TemplateV1 } from '#app/contract/template.ts';
import { memoizeRecent, type RecentValues } from '#app/lib/memoize.ts';
import type { CardContext } from '../cards/card-model.ts';
import { CARDS_AGE_MS } from '../constants.ts';
import { type ClassicHome, type HomeModel, toHomeModel } from './home-model.ts';

// A brand's template stays the same object while its response is cached.
const models: RecentValues<TemplateV1, HomeModel> = new WeakMap();

/** The home page's model, made once for all guests of a language who come within half a minute. */
export function recentHomeModel(home: ClassicHome, context: CardContext): HomeModel {
  const { language: variant, now, planIds } = context;
  // A viewer with a plan has other locks.
  if (planIds?.length !== 0) return toHomeModel(home, context);
  return memoizeRecent(models, { key: home.data, variant, now, maxAgeMs: CARDS_AGE_MS }, () =>
    toHomeModel(home, context),
  );
}
