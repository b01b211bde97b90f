import { describe, expect, it } from 'vitest';
import { LINK_TYPES } from '#app/contract/link.ts';
import {
  BLOCK_SHAPES,
  LAYOUT_STYLES,
  PLAYER_TYPES,
  type ShapeEntries,
} from '#app/contract/site/block-shapes.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import { BLOCK_FORMS } from '#app/features/page-builder/edit/fields/block-forms.ts';
import { LINK_CHOICES } from '#app/features/page-builder/edit/fields/link-value.ts';
import { PLAYER_CHOICES } from '#app/features/page-builder/edit/fields/player-value.ts';
import { readAppTexts } from '#tests/unit/i18n/source-texts.ts';
import ar from '../../../../../public/frontend/locales/ar.json';
import en from '../../../../../public/frontend/locales/en.json';
import es from '../../../../../public/frontend/locales/es.json';
import fr from '../../../../../public/frontend/locales/fr.json';

const LABELS: [string, Record<string, string>][] = [
  ['en', en.edit_fields],
  ['ar', ar.edit_fields],
  ['es', es.edit_fields],
  ['fr', fr.edit_fields],
];

/** Of the forms, and of other names that data may have. */
function keysIn(entries: ShapeEntries): string[] {
  return entries.flatMap(([name, shape]) => [
    `field_${name}`,
    `fault_${shape.kind}`,
    ...(shape.kind === 'choice' ? shape.choices.map((choice) => `${choice}_choice`) : []),
    ...('entries' in shape ? keysIn(shape.entries) : []),
  ]);
}

function namesIn(fields: readonly BlockField[]): string[] {
  return fields.flatMap((field) => [
    `field_${field.name}`,
    ...(field.kind === 'choice' ? field.choices.map((choice) => `${choice}_choice`) : []),
    ...('fields' in field ? namesIn(field.fields) : []),
  ]);
}

const WANTED = new Set([
  ...[...BLOCK_FORMS.values()].flatMap(namesIn),
  ...[...BLOCK_SHAPES.values()].flatMap(({ entries }) => keysIn(entries)),
  ...Object.keys(LAYOUT_STYLES).map((position) => `layout_${position}`),
  ...Object.values(LAYOUT_STYLES).flatMap((styles) => styles.map((style) => `style_${style}`)),
  ...LINK_TYPES.map((type) => `link_${type}`),
  ...PLAYER_TYPES.map((type) => `player_${type}`),
]);

describe('the labels of forms', () => {
  it.each(LABELS)('are in %s for every field, choice, style, link and player', (_, texts) => {
    expect([...WANTED].filter((key) => !texts[key]?.trim())).toEqual([]);
  });

  it('offer every type of link and player that there is', () => {
    expect([...LINK_CHOICES].sort()).toEqual([...LINK_TYPES].sort());
    expect([...PLAYER_CHOICES].sort()).toEqual([...PLAYER_TYPES].sort());
  });

  it('are loaded by no page of viewers', () => {
    const loading = readAppTexts().filter(({ declared }) =>
      declared.some((name) => name === 'edit' || name === 'edit_fields'),
    );
    expect(
      loading.filter(({ file }) => !/^app\/routes\/(?:edit|studio)\//.test(file)).map(({ file }) => file),
    ).toEqual([]);
  });
});
