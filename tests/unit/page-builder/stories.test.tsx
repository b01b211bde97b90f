import { describe, expect, it } from 'vitest';
import { drawBlock, viewOf } from './draw-block.tsx';

describe('story blocks', () => {
  it.each([
    [{}, 'start'],
    [{ aligned: 'left' }, 'start'],
    [{ aligned: 'RIGHT' }, 'end'],
    [{ is_right_aligned: true }, 'end'],
    [{ aligned: 'LEFT', is_right_aligned: true }, 'start'],
  ])('the words are beside the picture on the side that %j names', (sides, side) => {
    for (const key of ['passimCarve', 'recentStory', 'wedgedInfo'] as const) {
      expect(viewOf(key, { heading_1: 'Salt', ...sides })).toMatchObject({ side });
    }
  });

  it('a story without words is not rendered', async () => {
    expect(await drawBlock('recentStory', { heading_1: '  ', link: '/pricing' })).toBe('');
    expect(
      await drawBlock('mementoSlides', { heading: 'You were there', slide_data: [{ link: '/pricing' }] }),
    ).toBe('');
  });

  it('a missing picture leaves no box', async () => {
    expect(await drawBlock('passimCarve', { heading_1: 'Salt' })).not.toContain('data-shape');
    expect(await drawBlock('passimCarve', { heading_1: 'Salt', image_s3key: 'a.webp' })).toContain(
      'data-shape',
    );
  });

  it('cards have three widths', () => {
    const card_data = ['sm', 'md', 'xl', undefined].map((size) => ({ heading: 'Card', size }));
    expect(viewOf('asymmetricFlow', { card_data })).toMatchObject({
      items: ['sm', 'md', 'lg', 'lg'].map((size) => ({ size })),
    });
  });

  it('items are read under either name, and the picture under either spelling', () => {
    expect(
      viewOf('mementoSlides', {
        card_data: [{ heading: 'One', image_s3_key: 'a.webp' }],
        slide_data: [{ content: { heading: 'Two', sub_heading: 'more' } }, { header: 'Three' }],
      }),
    ).toMatchObject({
      items: [
        { image: 'a.webp', words: { heading: 'One' } },
        { words: { heading: 'Two', second: 'more' } },
        { words: { heading: 'Three' } },
      ],
    });
  });

  it('headings of items are below that of their block, and take its level where it has none', async () => {
    const card_data = [{ heading: 'One' }];
    expect(await drawBlock('decomposedBanners', { heading: 'All', card_data })).toMatch(/<h2.*All.*<h3.*One/);
    const alone = await drawBlock('decomposedBanners', { card_data });
    expect(alone).toContain('aria-label="One"');
    expect(alone).toMatch(/<h2[^>]*>One/);
  });
});
