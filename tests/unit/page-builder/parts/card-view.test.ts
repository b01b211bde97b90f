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
  it('is what the block has under either name, without cards that show nothing', () => {
    const card = { heading: 'A', image_s3_key: 'a.webp', link: '/a' };
    const shown = { heading: 'A', image: 'a.webp', link: { href: '/a' } };
    expect(listFrom({ card_data: [card, { link: '/b' }, { heading: ' ' }, 'x'] })?.cards).toEqual([shown]);
    expect(listFrom({ slide_data: [card] })?.cards).toEqual([shown]);
    expect(listFrom({ heading: 'Alone', card_data: [{}] })).toBeNull();
  });

  it('has its title for a heading where it has no heading', () => {
    const card_data = [{ heading: 'A' }];
    expect(listFrom({ title: 'Title', card_data })?.heading).toBe('Title');
    expect(listFrom({ title: 'Title', heading: 'Heading', card_data })?.heading).toBe('Heading');
    expect(listFrom({ card_data })).toEqual({ cards: [{ heading: 'A' }] });
  });

  it('reads a slide’s words, and leads nowhere by a dangerous link', () => {
    const slide = { content: { heading: 'A', sub_heading: 'B' }, link: 'javascript:alert(1)' };
    expect(listFrom({ slide_data: [slide, { header: 'C', sub_header: 'D' }] })?.cards).toEqual([
      { heading: 'A', subHeading: 'B' },
      { heading: 'C', subHeading: 'D' },
    ]);
  });

  it('has cards of three sizes: every other word is the wide one', () => {
    const card_data = ['sm', 'md', 'other', 'huge', undefined].map((size) => ({ heading: 'A', size }));
    const sizes = listFrom({ card_data }, toSizedCardView)?.cards.map(({ size }) => size);
    expect(sizes).toEqual(['sm', 'md', 'lg', 'lg', 'lg']);
  });
});
