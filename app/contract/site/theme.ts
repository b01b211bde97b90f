import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';

const SLOT_PATTERN = /^c(?:[1-9]|1[01])$/;

/** Colours of a theme's slots c1 to c11; those that are not named stay the theme's own. */
export const ColorsSchema = v.record(
  v.pipe(v.string(), v.regex(SLOT_PATTERN, 'must be one of the slots c1 to c11')),
  requiredText(LIMITS.key),
);

export const ThemeChoiceSchema = v.strictObject({
  name: requiredText(LIMITS.key),
  colors: v.optional(ColorsSchema),
});

/** The theme of the classic home page and of the mails, and the brand's own colours for named themes. */
export const ThemeSchema = v.pipe(
  v.strictObject({
    name: v.optional(requiredText(LIMITS.key)),
    colors: v.optional(ColorsSchema),
    palettes: v.optional(v.record(requiredText(LIMITS.key), ColorsSchema), {}),
  }),
  v.forward(
    v.partialCheck(
      [['name'], ['colors']],
      ({ name, colors }) => name !== undefined || colors === undefined,
      'are those of a theme: give its name',
    ),
    ['colors'],
  ),
);

export const themeKind = defineKind('theme', ThemeSchema, { scope: 'site', isSingle: true });
