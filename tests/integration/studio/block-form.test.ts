import { beforeAll, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';

/** edit-mode.md §3: 200 KB a document. */
const MAX_CHARS = 200 * 1024;
let edited: Awaited<ReturnType<typeof openEditedSite>>;

beforeAll(async () => {
  edited = await openEditedSite();
});

/** A banner, and so many cards that little more fits into the page. */
function fullPage() {
  const card = (index: number, chars: number) => ({
    ...{ _id: `card-${index}`, heading: 'Card', description: 'd'.repeat(chars) },
    image_s3key: 'images/card.w1600.webp',
  });
  const slides = (id: string, cards: unknown[]) => ({
    id,
    data: { component_key: 'rowingHeroSection', slide_data: cards },
  });
  const banner = { id: 'hero', data: { component_key: 'defaultBanner', heading: 'Welcome' } };
  const cards = Array.from({ length: 50 }, (_, index) => card(index, 1_900));
  const blocks = (last: number[]) => [
    ...[banner, slides('first', cards), slides('second', cards)],
    slides(
      'last',
      last.map((chars, index) => card(index, chars)),
    ),
  ];
  const room = MAX_CHARS - 500 - JSON.stringify(blocks([0, 0, 0])).length;
  return {
    ...{ type: 'CUSTOM', page_url: 'full', title: { en: 'Full' } },
    components: blocks([0, 0, 0].map(() => Math.floor(room / 3))),
  };
}

describe('a block’s form without scripts', () => {
  it('that is rejected keeps what was typed, and gives the reason', async () => {
    const { results } = await edited.change([edited.put('page', 'full', fullPage())]);
    expect(results).toMatchObject([{ result: 'created' }]);
    const page = await edited.openAs(['edit'], '/edit/on/page%3Afull/block/hero');
    const heading = () => page.main.getByLabelText<HTMLInputElement>(/^Heading/);
    const save = () => page.click(page.main.getAllByRole('button', { name: 'Save' }).at(-1) as Element);
    page.fill(heading(), 'Typed with care');
    page.fill(page.main.getByLabelText(/^Description/), 'w'.repeat(600));
    await save();
    expect(page.status).toBe(422);
    page.main.getByText(/must be at most 200 KB/);
    expect(heading().value).toBe('Typed with care');
    page.fill(page.main.getByLabelText(/^Description/), 'Shorter');
    await save();
    expect(page.address).toBe('/edit/on/page%3Afull#block-hero');
    page.main.getByText('Typed with care');
  });

  it('makes a player of titles one of channels, in one step', async () => {
    // Lists of titles and channels are cached: this brand has had them from the beginning.
    const brand = await openEditedSite();
    const player = {
      component_key: 'defaultBannerPlayer',
      player: { type: 'CONTENT', data: { id: 'film' } },
    };
    const { results } = await brand.change([
      brand.put('title', 'film', { title: { en: 'A film' }, video_type: 'SPV' }),
      brand.put('channel', 'news', { name: { en: 'The news' } }),
      brand.put('page', 'watch', {
        ...{ type: 'CUSTOM', page_url: 'watch', title: { en: 'Watch' } },
        components: [{ id: 'player', data: player }],
      }),
    ]);
    expect(results.map(({ result }) => result)).toEqual(['created', 'created', 'created']);
    const form = '/edit/on/page%3Awatch/block/player';
    const page = await brand.openAs(['edit'], form);
    // Links have controls of these names as well.
    const control = (name: string) =>
      page.document.querySelector<HTMLInputElement>(`main [name="player/${name}"]`) as HTMLInputElement;
    const play = async (kind: string, of: string, name: string) => {
      page.select(control('type'), kind);
      page.select(control(of), name);
      await page.click(page.main.getAllByRole('button', { name: 'Save' }).at(-1) as Element);
      expect(page.address).toBe('/edit/on/page%3Awatch#block-player');
      await page.goto(form);
    };
    await play('A channel', 'channel', 'The news');
    expect([control('channel').value, control('title').value]).toEqual(['news', '']);
    await play('A trailer', 'title', 'A film');
    expect([control('channel').value, control('title').value]).toEqual(['', 'film']);
  });
});
