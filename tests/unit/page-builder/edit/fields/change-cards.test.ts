import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardIntent, toCardIntent } from '#app/features/page-builder/edit/fields/card-intent.ts';
import { changeCards } from '#app/features/page-builder/edit/fields/change-cards.ts';
import type { FormField } from '#app/features/page-builder/edit/fields/form-field.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { generatedBlock } from './generated-blocks.ts';

const DATA: Data = {
  slide_data: [
    { _id: 'a', _at: 'a0', heading: 'A', child_content: [{ _id: 'x', _at: 'a0', heading: 'X' }] },
    { _id: 'b', _at: 'a1', heading: 'B', child_content: [] },
  ],
};

function click(intent: string, { data = DATA, blockKey = 'nestedSlides' } = {}) {
  let ids = 0;
  const parsed = toCardIntent(intent);
  if (!parsed) throw new Error(intent);
  return changeCards(blockKey, data, parsed, () => `new${ids++}`);
}

const order = (intent: string, data = DATA) => {
  const changed = click(intent, { data });
  const cards = changed.ok ? changed.data.slide_data : null;
  return Array.isArray(cards) ? cards.map(({ _id }) => _id) : changed;
};

describe('a button of a list', () => {
  it('adds a card that begins as its block has them, in a list that is not there too', () => {
    expect(click('card-add:slide_data', { data: {}, blockKey: 'rowingHeroSection' })).toEqual({
      ok: true,
      added: 'slide_data/#new0',
      data: { slide_data: [{ cta_button: { enabled: true }, content: { position: 'LEFT' }, _id: 'new0' }] },
    });
    expect(order('card-add:slide_data')).toEqual(['a', 'b', 'new0']);
  });

  it('copies a card with what is in it, under new ids and without places', () => {
    expect(click('card-copy:slide_data/#a')).toMatchObject({ ok: true, added: 'slide_data/#new0' });
    const changed = click('card-copy:slide_data/#a');
    expect(changed.ok && changed.data.slide_data).toEqual([
      DATA.slide_data && (DATA.slide_data as Data[])[0],
      {
        _id: 'new0',
        heading: 'A',
        child_content: [{ _id: expect.stringMatching(/^new[12]$/), heading: 'X' }],
      },
      (DATA.slide_data as Data[])[1],
    ]);
  });

  it('moves a card up and down, and leaves it at the ends', () => {
    expect(order('card-up:slide_data/#b')).toEqual(['b', 'a']);
    expect(order('card-down:slide_data/#a')).toEqual(['b', 'a']);
    expect(order('card-up:slide_data/#a')).toEqual(['a', 'b']);
    expect(order('card-down:slide_data/#b')).toEqual(['a', 'b']);
  });

  it('deletes a card, in another one too', () => {
    expect(order('card-delete:slide_data/#a')).toEqual(['b']);
    const changed = click('card-delete:slide_data/#a/child_content/#x');
    expect(changed).toMatchObject({ ok: true, data: { slide_data: [{ _id: 'a', child_content: [] }, {}] } });
  });

  it('adds nothing to a full list, and does nothing to a card that is gone', () => {
    const full = { slide_data: Array.from({ length: 60 }, (_, at) => ({ _id: `c${at}` })) };
    expect(click('card-add:slide_data', { data: full })).toEqual({ ok: false, reason: 'full' });
    expect(click('card-copy:slide_data/#c3', { data: full })).toEqual({ ok: false, reason: 'full' });
    expect(click('card-up:slide_data/#z')).toEqual({ ok: false, reason: 'gone' });
    expect(click('card-add:heading')).toEqual({ ok: false, reason: 'gone' });
  });

  it('moves and deletes titles and rules by their row', () => {
    const lane = { data: { content_data: ['a', 'b', 'c'] }, blockKey: 'defaultSwimlane' };
    expect(click('card-up:content_data/2', lane)).toMatchObject({ data: { content_data: ['a', 'c', 'b'] } });
    expect(click('card-delete:content_data/0', lane)).toMatchObject({ data: { content_data: ['b', 'c'] } });
    expect(click('card-copy:content_data/0', lane)).toMatchObject({ ok: false });
  });

  it('is none by other names', () => {
    expect(['save', 'card-add:', 'card-burn:slide_data', ''].map(toCardIntent)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(toCardIntent(cardIntent('up', 'slide_data/#k3f'))).toEqual({
      action: 'up',
      path: 'slide_data/#k3f',
    });
  });

  it('exists for every list and card of any block', () => {
    fc.assert(
      fc.property(generatedBlock, ({ blockKey, data }) => {
        for (const list of listsIn(toFormFields(blockKey, data, { language: 'en', ownLanguage: 'en' }))) {
          expect(click(cardIntent('add', list.path), { data, blockKey })).toMatchObject({ ok: true });
          for (const card of list.cards)
            expect(click(cardIntent('delete', card.path), { data, blockKey })).toMatchObject({ ok: true });
        }
      }),
    );
  });
});

function listsIn(fields: readonly FormField[]): Extract<FormField, { kind: 'list' }>[] {
  return fields.flatMap((field) => {
    if (field.kind === 'group') return listsIn(field.fields);
    return field.kind === 'list' ? [field, ...field.cards.flatMap((card) => listsIn(card.fields))] : [];
  });
}
