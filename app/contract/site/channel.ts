import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { defineKind, namedIn } from './entity-kind.ts';
import { flag, IdSet, Ids, OptionalTexts, Picture, Position, requiredTexts, texts } from './fields.ts';
import { arePlansDistinct, PLAN_TWICE } from './title.ts';

export const ChannelSettingsSchema = v.pipe(
  v.strictObject({
    name: requiredTexts(LIMITS.name),
    title: v.optional(texts(LIMITS.title)),
    description: OptionalTexts,
    is_restricted: flag(false),
    logo: Picture,
    banner: Picture,
    thumbnail: Picture,
    categories: Ids,
    /** Subscriptions that open it, and pay-per-view plans that do. */
    plans: IdSet,
    ppv_plans: IdSet,
    position: Position,
  }),
  v.forward(v.partialCheck([['plans'], ['ppv_plans']], arePlansDistinct, PLAN_TWICE), ['ppv_plans']),
);

export const channelKind = defineKind('channel', ChannelSettingsSchema, {
  references: ({ categories, plans, ppv_plans }) => [
    ...namedIn('categories', 'category', categories),
    ...namedIn('plans', 'plan', plans),
    ...namedIn('ppv_plans', 'plan', ppv_plans),
  ],
});
