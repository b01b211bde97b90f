import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { entityCalls } from '#tests/support/entities.ts';
import { makeMember, newEmail } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await sharedSite();
});

const BLOCKS = [
  { id: 'hero', data: { component_key: 'defaultBanner', heading: 'Welcome', description: 'Stay a while' } },
  {
    id: 'cards',
    data: {
      component_key: 'rowingHeroSection',
      slide_data: [{ heading: 'One' }, { heading: 'Two', image_s3key: 'images/two.webp' }],
    },
  },
  {
    id: 'gallery',
    data: { component_key: 'gallerySlider', card_data: [{ heading: 'One' }, { heading: 'Two' }] },
  },
];

/** A brand with a page of blocks, and its editor at `path`. */
async function openAsEditor(path: string, roles: readonly string[] = ['edit']): Promise<Page> {
  const { hostname, accountId } = await site.makeTenant();
  const { change } = entityCalls((method, url, body) => site.admin(method, url, body), accountId);
  const value = { type: 'CUSTOM', page_url: 'about', title: { en: 'About' }, components: BLOCKS };
  await change([{ op: 'put', kind: 'page', id: 'about', value }]);
  const page = await site.page(hostname);
  const email = newEmail();
  await makeMember(site.bindings, page.browser, { email });
  await site.bindings.db
    .prepare('UPDATE users SET roles = ?1, is_email_verified = 1 WHERE account_id = ?2 AND email_id = ?3')
    .bind(JSON.stringify(roles), accountId, email)
    .run();
  await page.goto(path);
  return page;
}

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);
const grey = (width: number, height: number) => new Uint8Array(pngOf({ width, height, grey: randomByte() }));
const randomByte = () => Number.parseInt(randomUUID().slice(0, 2), 16);

async function upload(page: Page, file: File | null) {
  if (file) page.attach(page.main.getByLabelText('Picture to upload'), file);
  await page.click(page.main.getByRole('button', { name: 'Upload' }));
}

const cardOf = (page: Page, name: string) => {
  const card = page.main.getByText(name, { selector: 'p *' }).closest('li');
  if (!card) throw new Error(`There is no picture ${name}`);
  return within(card as HTMLElement);
};

async function remove(page: Page, name: string) {
  await page.click(cardOf(page, name).getByText('Name and description'));
  await page.click(cardOf(page, name).getByRole('link', { name: /^Delete/ }));
}

/** What the page's pictures are fetched from. */
const picturesOf = (page: Page) =>
  [...page.document.querySelectorAll('main img, main source')].flatMap((element) => [
    ...(element.getAttribute('src') ?? '').split(' '),
    ...(element.getAttribute('srcset') ?? '').split(', ').map((each) => each.split(' ')[0] ?? ''),
  ]);

describe('the pictures of a brand', () => {
  test('are uploaded, named, described, found and deleted without scripts', async () => {
    const page = await openAsEditor('/edit');
    await page.click(page.main.getByRole('link', { name: 'Pictures' }));
    expect(page.address).toBe('/edit/media');
    page.main.getByText('No pictures yet');
    await upload(page, fileOf('beach at night.png', grey(900, 700)));
    expect(page.address).toMatch(/^\/edit\/media#picture-[0-9a-f]{12}$/);
    page.screen.getByText('Uploaded');
    const card = cardOf(page, 'beach at night.png');
    card.getByText('900 × 700 pixels');
    expect(page.document.querySelector(page.address.replace('/edit/media', ''))).not.toBeNull();
    await page.click(card.getByText('Name and description'));
    page.fill(card.getByLabelText('Name'), 'Beach');
    page.fill(card.getByLabelText(/^Description for those who do not see it/), 'A beach under stars');
    await page.click(card.getByRole('button', { name: 'Save' }));
    cardOf(page, 'Beach').getByText('A beach under stars');
    page.fill(page.main.getByLabelText(/^Search by name/), 'stars');
    await page.click(page.main.getByRole('button', { name: 'Search' }));
    cardOf(page, 'Beach');
    page.fill(page.main.getByLabelText(/^Search by name/), 'rain');
    await page.click(page.main.getByRole('button', { name: 'Search' }));
    page.main.getByText('No picture has these words');
    await page.goto('/edit/media');
    await remove(page, 'Beach');
    page.main.getByText('Are you sure you want to delete this picture?');
    await page.click(page.main.getByRole('link', { name: 'Cancel' }));
    await remove(page, 'Beach');
    await page.click(page.main.getByRole('button', { name: 'Yes' }));
    page.main.getByText('No pictures yet');
  });

  test.each([
    ['larger than 2 MB', new Uint8Array(3 * 1024 * 1024), /larger than 2 MB/],
    [
      'an SVG that is called PNG',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /This file cannot be used/,
    ],
    ['too wide', new Uint8Array(pngOf({ width: 50_000, height: 10 })), /too many pixels/],
  ])('are not what is %s, and the page shows why', async (_, bytes, words) => {
    const page = await openAsEditor('/edit/media');
    await upload(page, fileOf('picture.png', bytes));
    expect(page.status).toBe(200);
    page.screen.getByText(words);
    page.main.getByText('No pictures yet');
  });

  test('need a file', async () => {
    const page = await openAsEditor('/edit/media');
    await expect(upload(page, null)).rejects.toThrow(/keeps the form back/);
    const empty = new FormData();
    empty.append('file', new File([], ''));
    const body = new Response(empty);
    const sent = await page.browser.request('/edit/media', {
      method: 'POST',
      headers: { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' },
      body: new Uint8Array(await body.arrayBuffer()),
    });
    expect(sent.status).toBe(302);
    await page.goto('/edit/media');
    page.screen.getByText('Please choose a picture first.');
  });

  test.each([
    ['a moderator', ['moderate', 'read']],
    ['a viewer', []],
  ])('do not exist for %s', async (_, roles) => {
    const page = await openAsEditor('/edit/media', roles);
    expect(page.status).toBe(404);
    const sent = await page.browser.submit('/edit/media', { intent: 'delete', id: 'a'.repeat(64) });
    expect(sent.status).toBe(404);
  });
});

describe('a picture for a block', () => {
  test('is uploaded and chosen from its form, with what was typed saved, and is on the stage', async () => {
    const page = await openAsEditor('/edit/on/page%3Aabout/block/hero');
    page.fill(page.main.getByLabelText('Heading'), 'Good evening');
    await page.click(page.main.getAllByRole('button', { name: 'Choose a picture' })[0] as HTMLElement);
    expect(page.address).toMatch(/^\/edit\/media\?for=page%3Aabout&block=hero&field=image_s3key$/);
    page.main.getByText(/best at \d+ × \d+ pixels or more/);
    await upload(page, fileOf('small.png', grey(200, 100)));
    await upload(page, fileOf('large.png', grey(2400, 1600)));
    cardOf(page, 'small.png').getByText(/Too small: it would be scaled up to \d+ %/);
    cardOf(page, 'large.png').getByText('Large enough');
    await page.click(cardOf(page, 'large.png').getByRole('button', { name: /^Use this picture/ }));
    expect(page.address).toBe('/edit/on/page%3Aabout/block/hero?card=image_s3key#field-image_s3key');
    page.screen.getByText('Saved in the draft');
    const field = page.main.getByLabelText<HTMLInputElement>('Picture');
    expect(field.id).toBe('field-image_s3key');
    expect(field.value).toMatch(/^uploads\/\d{4}\/[0-9a-f]{64}\.original\.png$/);
    expect(page.main.getByLabelText<HTMLInputElement>('Heading').value).toBe('Good evening');
    await page.goto('/edit/on/page%3Aabout');
    const shown = picturesOf(page).filter((url) => url.includes('/uploads/'));
    expect(shown.length).toBeGreaterThan(0);
    for (const url of new Set(shown)) {
      const { hostname, pathname } = new URL(url);
      const response = await site.fetch(hostname, pathname);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      await response.arrayBuffer();
    }
  });

  test('that was left for from the page itself is chosen, and leads back to its block there', async () => {
    const page = await openAsEditor('/edit/media?for=page%3Aabout&block=hero&field=image_s3key&to=stage');
    expect(page.main.getByRole('link', { name: 'To the page' }).getAttribute('href')).toBe(
      '/edit/on/page%3Aabout#block-hero',
    );
    await upload(page, fileOf('stage.png', grey(800, 600)));
    await page.click(cardOf(page, 'stage.png').getByRole('button', { name: /^Use this picture/ }));
    expect(page.address).toBe('/edit/on/page%3Aabout#block-hero');
    expect(picturesOf(page).some((url) => url.includes('/uploads/'))).toBe(true);
  });

  test('replaces the one of its card alone, whatever a colleague changed meanwhile', async () => {
    const page = await openAsEditor('/edit/on/page%3Aabout/block/cards');
    const [, second] = page.main.getAllByLabelText<HTMLInputElement>('Picture');
    expect(second?.value).toBe('images/two.webp');
    const path = second?.name ?? '';
    for (const summary of page.document.querySelectorAll('summary')) await page.click(summary);
    const buttons = page.main.getAllByRole<HTMLButtonElement>('button', { name: 'Choose a picture' });
    const button = buttons.find(({ value }) => value === `choose:${path}`);
    await page.click(button as HTMLElement);
    await upload(page, fileOf('two.png', grey(1000, 800)));
    const choosing = page.address;
    const colleague = await site.page(page.browser.hostname);
    for (const [name, value] of page.browser.cookies) colleague.browser.cookies.set(name, value);
    await colleague.goto('/edit/on/page%3Aabout/block/cards');
    colleague.fill(colleague.main.getAllByLabelText('Heading')[0] as HTMLElement, 'Changed');
    await colleague.click(colleague.main.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    expect(page.address).toBe(choosing);
    await page.click(cardOf(page, 'two.png').getByRole('button', { name: /^Use this picture/ }));
    const pictures = page.main.getAllByLabelText<HTMLInputElement>('Picture').map(({ value }) => value);
    expect(pictures).toEqual(['', expect.stringMatching(/^uploads\//)]);
    const field = page.document.getElementById(decodeURIComponent(page.address.split('#')[1] ?? ''));
    expect(field?.closest('details')?.hasAttribute('open')).toBe(true);
    expect(page.main.getAllByLabelText<HTMLInputElement>('Heading')[0]?.value).toBe('Changed');
  });

  test('brings its description to a card, for those who do not see it', async () => {
    const page = await openAsEditor('/edit/media');
    await upload(page, fileOf('beach.png', grey(900, 700)));
    const card = cardOf(page, 'beach.png');
    await page.click(card.getByText('Name and description'));
    page.fill(card.getByLabelText(/^Description for those who do not see it/), 'A beach under stars');
    await page.click(card.getByRole('button', { name: 'Save' }));
    await page.goto('/edit/on/page%3Aabout/block/gallery');
    for (const summary of page.document.querySelectorAll('summary')) await page.click(summary);
    await page.click(page.main.getAllByRole('button', { name: 'Choose a picture' })[1] as HTMLElement);
    await page.click(cardOf(page, 'beach.png').getByRole('button', { name: /^Use this picture/ }));
    const [, described] = page.main.getAllByLabelText<HTMLInputElement>(/^Description of the picture/);
    expect(described?.value).toBe('A beach under stars');
    // Where the card has words they are enough.
    await page.goto('/edit/on/page%3Aabout');
    expect(page.document.querySelector('img[alt="A beach under stars"]')).toBeNull();
    await page.goto('/edit/on/page%3Aabout/block/gallery');
    for (const summary of page.document.querySelectorAll('summary')) await page.click(summary);
    page.fill(page.main.getAllByLabelText('Heading').at(-1) as HTMLElement, '');
    await page.click(page.main.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    expect(page.document.querySelector('img[alt="A beach under stars"]')).not.toBeNull();
  });

  test('shows in every crop what its owner points at', async () => {
    const page = await openAsEditor('/edit/on/page%3Aabout/block/cards');
    for (const summary of page.document.querySelectorAll('summary')) await page.click(summary);
    // The first card has no picture.
    await page.click(page.main.getByRole('button', { name: 'Focal point' }));
    expect(page.address).toMatch(
      /^\/edit\/media\/focal-point\?for=page%3Aabout&block=cards&field=slide_data/,
    );
    page.fill(page.main.getByLabelText('From the left'), '20');
    page.fill(page.main.getByLabelText('From the top'), '100');
    await page.click(page.main.getByRole('button', { name: 'Save' }));
    page.screen.getByText('Saved in the draft');
    const pictures = page.main.getAllByLabelText<HTMLInputElement>('Picture').map(({ value }) => value);
    expect(pictures).toEqual(['', 'images/two.f20-100.webp']);
    await page.goto('/edit/on/page%3Aabout');
    const shown = [...page.document.querySelectorAll<HTMLImageElement>('main img')].filter(({ src }) =>
      src.includes('images/two'),
    );
    expect(shown.map(({ src, style }) => [src.split('/').at(-1), style.objectPosition])).toEqual([
      ['two.webp', '20% 100%'],
    ]);
  });

  test.each([
    ['a field without one', 'page%3Aabout', 'image_s3key'],
    ['no field', 'page%3Aabout', 'none'],
    ['another brand’s page', 'page%3Apulse', 'image_s3key'],
  ])('has no point to choose where there is none: %s', async (_, document, field) => {
    const page = await openAsEditor(`/edit/media/focal-point?for=${document}&block=hero&field=${field}`);
    expect(page.status).toBe(404);
  });

  test('is chosen for a field that is there', async () => {
    const page = await openAsEditor('/edit/media?for=page%3Aabout&block=hero&field=no_such');
    expect(page.status).toBe(200);
    expect(page.main.queryByText(/best at/)).toBeNull();
    await page.goto('/edit/media?for=page%3Anone&block=hero&field=image_s3key');
    expect(page.status).toBe(404);
  });
});
