import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema, requiredText } from '#app/contract/primitives.ts';
import { defineKind, namedIn } from './entity-kind.ts';
import { arePlansDistinct, PLAN_TWICE, sharedReferences, titleEntries } from './title.ts';

const RuleSchema = v.strictObject({
  type: v.picklist(['system_defined', 'custom_defined']),
  name: requiredText(LIMITS.name),
  id: v.optional(IdSchema),
  value: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.value))),
});

export const PlaylistSchema = v.pipe(
  v.strictObject({
    ...titleEntries,
    /** Its titles, in their order. */
    items: v.optional(v.pipe(v.array(IdSchema), v.maxLength(LIMITS.ids))),
    /** Or what titles have to be: they then follow from the catalogue. */
    rules: v.optional(v.pipe(v.array(RuleSchema), v.maxLength(LIMITS.shortList))),
  }),
  v.forward(v.partialCheck([['plans'], ['ppv_plans']], arePlansDistinct, PLAN_TWICE), ['ppv_plans']),
  v.forward(
    v.partialCheck(
      [['items'], ['rules']],
      ({ items, rules }) => (items === undefined) !== (rules === undefined),
      'a playlist has items or rules: one of them',
    ),
    ['items'],
  ),
);

export const playlistKind = defineKind('playlist', PlaylistSchema, {
  references: (playlist) => [
    ...sharedReferences(playlist),
    ...namedIn('items', 'title', playlist.items ?? []),
  ],
});
