import { beforeAll, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

let brand: Awaited<ReturnType<typeof openEditedSite>>;
let page: Page;

beforeAll(async () => {
  brand = await openEditedSite();
  const plan = (id: string, name: string) =>
    brand.put('plan', id, {
      ...{ name: { en: name }, amount_minor: 900, currency: 'USD', duration_days: 30 },
    });
  const title = (id: string, more: object) =>
    brand.put('title', id, { title: { en: id }, video_type: 'SPV', asset: 'film', ...more });
  const player = (id: string) => ({
    id,
    data: { component_key: 'defaultBannerPlayer', player: { type: 'CONTENT', data: { id } } },
  });
  const { results } = await brand.change([
    ...[plan('gold', 'Gold'), plan('silver', 'Silver')],
    brand.put('asset', 'film', { duration_seconds: 60, heights: [360] }),
    title('of-gold', { is_restricted: true, plans: ['gold'] }),
    title('of-members', { is_login_required: true }),
    brand.put('page', 'watch', {
      ...{ type: 'CUSTOM', page_url: 'watch', title: { en: 'Watch' } },
      components: [player('of-gold'), player('of-members')],
    }),
  ]);
  expect(results.map(({ result }) => result)).toEqual(results.map(() => 'created'));
  page = await brand.openAs(['edit'], '/edit/preview?document=page:watch');
});

/** What the players of the page offer to a viewer who is chosen in the form of previews. */
async function actionsAs(name: string) {
  await page.goto('/edit/preview?document=page:watch');
  page.select(page.main.getByLabelText('Seen by'), name);
  await page.click(page.main.getByRole('button', { name: 'Show' }));
  const src = page.document.querySelector('iframe')?.getAttribute('src') ?? '';
  await page.goto(src);
  return actionsOn(page);
}

function actionsOn(page: Page) {
  expect(page.status).toBe(200);
  return [...page.document.querySelectorAll('[data-block]')].map((block) => {
    const links = [...block.querySelectorAll('a')];
    const hrefOf = (words: string) =>
      links.find(({ textContent }) => textContent?.startsWith(words))?.getAttribute('href') ?? null;
    return { watch: hrefOf('Watch now'), upgrade: hrefOf('Upgrade your Membership Plan') };
  });
}

const SIGN_IN = '/login?redirectTo=%2Fwatch%2F';
/** Of the plan that it needs, and back to it. */
const PRICES = '/pricing?plans=gold&redirectTo=%2Fwatch%2Fof-gold';
const withoutGold = [
  { watch: null, upgrade: PRICES },
  { watch: '/watch/of-members', upgrade: null },
];

describe('a page of drafts with a film of a plan, and one of members', () => {
  it.each([
    [
      'A guest',
      [
        { watch: `${SIGN_IN}of-gold`, upgrade: `${SIGN_IN}of-gold` },
        { watch: `${SIGN_IN}of-members`, upgrade: null },
      ],
    ],
    ['A member without a plan', withoutGold],
    ['A member with Silver', withoutGold],
    [
      'A member with Gold',
      [
        { watch: '/watch/of-gold', upgrade: null },
        { watch: '/watch/of-members', upgrade: null },
      ],
    ],
  ])('offers what it offers to viewers: %s', async (name, actions) => {
    expect(await actionsAs(name)).toEqual(actions);
  });

  it('is seen so by viewers themselves, once it is published', async () => {
    const member = await brand.openAs([], '/custom/watch');
    expect(actionsOn(member)).toEqual(await actionsAs('A member without a plan'));
    const guest = await brand.openAsGuest();
    await guest.goto('/custom/watch');
    expect(actionsOn(guest)).toEqual(await actionsAs('A guest'));
  });
});
