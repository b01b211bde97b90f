import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import { CardSchema, listOf } from '#app/features/page-builder/shared/card-data.ts';
import { toCardList, toCardView, toSizedCardView } from '#app/features/page-builder/shared/card-view.ts';

const ListSchema = listOf(CardSchema);

function listFrom(data: Record<string, unknown>, toCard = toCardView) {
  const read = readWire(ListSchema, data);
  if (!read.ok) throw new Error('unreadable');
  return toCardList(read.value, toCard);
}

describe('a list of cards', () => {
  it('cards are read under either name, and empty ones are left out', () => {
    const card = { heading: 'A', image_s3_key: 'a.webp', link: '/a' };
    const shown = { heading: 'A', image: 'a.webp', link: { href: '/a' } };
    expect(listFrom({ card_data: [card, { link: '/b' }, { heading: ' ' }, 'x'] })?.cards).toEqual([shown]);
    expect(listFrom({ slide_data: [card] })?.cards).toEqual([shown]);
    expect(listFrom({ heading: 'Alone', card_data: [{}] })).toBeNull();
  });

  it('a card without a heading has its title as heading', () => {
    const card_data = [{ heading: 'A' }];
    expect(listFrom({ title: 'Title', card_data })?.heading).toBe('Title');
    expect(listFrom({ title: 'Title', heading: 'Heading', card_data })?.heading).toBe('Heading');
    expect(listFrom({ card_data })).toEqual({ cards: [{ heading: 'A' }] });
  });

  it('a slide’s words are read, and a dangerous link leads nowhere', () => {
    const slide = { content: { heading: 'A', sub_heading: 'B' }, link: 'javascript:alert(1)' };
    expect(listFrom({ slide_data: [slide, { header: 'C', sub_header: 'D' }] })?.cards).toEqual([
      { heading: 'A', subHeading: 'B' },
      { heading: 'C', subHeading: 'D' },
    ]);
  });

  it('cards have three sizes, and an unknown one is the widest', () => {
    const card_data = ['sm', 'md', 'other', 'huge', undefined].map((size) => ({ heading: 'A', size }));
    const sizes = listFrom({ card_data }, toSizedCardView)?.cards.map(({ size }) => size);
    expect(sizes).toEqual(['sm', 'md', 'lg', 'lg', 'lg']);
  });
});
