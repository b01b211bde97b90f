import type { TemplateV1 } from '#app/contract/template.ts';
import type { CardContext } from './card-model.ts';
import { type ClassicHome, type HomeModel, toHomeModel } from './home-model.ts';

/** Badges say what is live now, so a model may be as old as the page cache lets a page be. */
const MAX_AGE_MS = 30_000;

interface Made {
  model: HomeModel;
  at: number;
}

// A brand's template stays the same object while its answer is cached.
const recent = new WeakMap<TemplateV1, Map<string, Made>>();

/** The home page's model, made once for all viewers of a language who come within half a minute. */
export function recentHomeModel(home: ClassicHome, context: CardContext): HomeModel {
  const byLanguage = recent.get(home.data) ?? new Map<string, Made>();
  const now = context.now.getTime();
  const known = byLanguage.get(context.language);
  if (known && Math.abs(now - known.at) < MAX_AGE_MS) return known.model;
  const model = toHomeModel(home, context);
  recent.set(home.data, byLanguage.set(context.language, { model, at: now }));
  return model;
}
