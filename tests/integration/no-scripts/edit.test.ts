import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

type EditedSite = Awaited<ReturnType<typeof openEditedSite>>;

const STAGE = '/edit/on/page%3Aabout';
const EDITOR = ['edit'] as const;

const click = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.click(page.main.getByRole(role, { name }));
const textbox = (page: Page, name: string | RegExp) => page.main.getByRole('textbox', { name });
/** The blocks of the stage by name, in their order. */
const blocksOf = (page: Page) =>
  [...page.document.querySelectorAll('section[id^="block-"]')].map((block) =>
    block.getAttribute('aria-label'),
  );
const blockOf = (page: Page, name: RegExp) => within(page.main.getByRole('region', { name }));

/** Each on a brand of its own: what one changes, another does not see. */
async function openStage(roles: readonly ['edit'] | readonly ['edit', 'publish'] = EDITOR) {
  const edited = await openEditedSite();
  const page = await edited.openAs(roles, '/');
  return { edited, page };
}

describe('the studio', () => {
  let edited: EditedSite;
  beforeAll(async () => {
    edited = await openEditedSite();
  });

  it('is not there for guests and viewers, nor are its pages', async () => {
    const guest = await edited.openAsGuest();
    const viewer = await edited.openAs([]);
    for (const page of [guest, viewer])
      for (const path of [
        ...['/edit', STAGE, `${STAGE}/add`, `${STAGE}/block/hero`, `${STAGE}/settings`],
        ...['/edit/new-page', '/edit/publish', '/edit/versions', '/edit/media'],
      ]) {
        await page.goto(path);
        expect([path, page.status]).toEqual([path, 404]);
      }
    expect(viewer.header.queryByRole('link', { name: 'Studio' })).toBeNull();
    const forms: Record<string, string>[] = [
      {},
      { intent: 'delete', block: 'hero', command_id: 'x'.repeat(36) },
    ];
    for (const path of [STAGE, `${STAGE}/add`, `${STAGE}/block/hero`, `${STAGE}/settings`, '/edit/new-page'])
      for (const fields of forms) {
        const { status } = await viewer.browser.submit(path, fields);
        expect([path, status]).toEqual([path, 404]);
      }
    for (const path of ['/edit/publish', '/edit/versions', '/edit/media'])
      expect([path, (await viewer.browser.submit(path, {})).status]).toEqual([path, 404]);
  });

  it('is not there for the owner of another brand', async () => {
    const other = await openEditedSite();
    const owner = await other.openAs(['own'], '/edit');
    expect(owner.status).toBe(200);
    const stranger = await edited.openAsGuest();
    stranger.browser.cookies.set('sid', owner.browser.cookies.get('sid') ?? '');
    await stranger.goto('/edit');
    expect(stranger.status).toBe(404);
  });

  it('lists what can be edited, and is reached from the menu', async () => {
    const page = await edited.openAs(EDITOR, '/');
    await page.click(page.header.getAllByRole('link', { name: 'Studio', hidden: true })[0] as Element);
    expect([page.address, page.status]).toEqual(['/studio', 200]);
    await page.click(page.main.getByRole('link', { name: /^Pages/ }));
    expect([page.address, page.status]).toEqual(['/edit', 200]);
    const names = page.main.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(
      expect.arrayContaining(['Home page', 'About/custom/about', '/terms/static/terms', 'Write to us']),
    );
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  it('names who else has a page open', async () => {
    const colleague = await edited.openAs(EDITOR, STAGE, 'Cole League');
    const { status } = await colleague.browser.submit(`${STAGE}/presence`, { block: 'hero' });
    expect(status).toBe(200);
    const page = await edited.openAs(EDITOR, '/edit');
    const row = page.main.getByText('Editing now: Cole League').closest('li') as HTMLElement;
    within(row).getByRole('link', { name: 'About/custom/about' });
    await colleague.browser.submit(`${STAGE}/presence`, { leaves: 'yes' });
    await page.goto('/edit');
    expect(page.main.queryByText(/^Editing now/)).toBeNull();
  });

  it('of a moderator has viewers and comments alone', async () => {
    const page = await edited.openAs(['moderate'], '/studio');
    const links = page.main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/studio/people', '/reported-comments']);
    await page.goto(STAGE);
    expect(page.status).toBe(404);
  });
});

describe('a page that is edited', () => {
  it('is the very page, held still, and its blocks move, are copied, deleted and brought back', async () => {
    const { page } = await openStage();
    await page.goto('/edit');
    await click(page, 'link', /\/custom\/about$/);
    expect(page.address).toBe(STAGE);
    expect(blocksOf(page)).toEqual(['Banner, 1 of 2', 'Opening slides, 2 of 2']);
    const [hero] = page.document.querySelectorAll('[inert]');
    expect(hero?.textContent).toContain('Welcome');
    expect(
      blockOf(page, /^Banner/).getByRole<HTMLButtonElement>('button', { name: /Move up/ }).disabled,
    ).toBe(true);

    await click(page, 'button', 'Move down: Banner');
    expect(page.address).toBe(`${STAGE}#block-hero`);
    expect(blocksOf(page)).toEqual(['Opening slides, 1 of 2', 'Banner, 2 of 2']);
    await click(page, 'button', 'Copy: Banner');
    expect(blocksOf(page)).toEqual(['Opening slides, 1 of 3', 'Banner, 2 of 3', 'Banner, 3 of 3']);
    await click(page, 'button', 'Delete: Opening slides');
    page.main.getByText('Deleted. Undo brings it back.');
    expect(blocksOf(page)).toEqual(['Banner, 1 of 2', 'Banner, 2 of 2']);
    await click(page, 'button', 'Undo');
    expect(blocksOf(page)).toHaveLength(3);
    await click(page, 'button', 'Undo');
    await click(page, 'button', 'Undo');
    expect(blocksOf(page)).toEqual(['Banner, 1 of 2', 'Opening slides, 2 of 2']);
    page.main.getByText('As published');
    await click(page, 'button', 'Redo');
    expect(blocksOf(page)).toEqual(['Opening slides, 1 of 2', 'Banner, 2 of 2']);
  });

  it('gets a block from the library, below the one that it was added at', async () => {
    const { page } = await openStage();
    await page.goto(STAGE);
    await click(page, 'link', 'Add a block below Banner');
    page.check(page.main.getByRole('radio', { name: 'Offer' }));
    await click(page, 'button', 'Add a block');
    expect(blocksOf(page)).toEqual(['Banner, 1 of 3', 'Offer, 2 of 3', 'Opening slides, 3 of 3']);
    expect(page.address).toMatch(/#block-[\w-]+$/);
  });

  it('leads from a block’s tools to its space, width and background', async () => {
    const { page } = await openStage();
    await page.goto(STAGE);
    await click(page, 'link', 'Layout: Banner');
    expect(page.address).toBe(`${STAGE}/block/hero#field-config`);
    const group = page.document.getElementById('field-config');
    expect(group).toBe(page.main.getByRole('group', { name: 'Layout' }));
    page.check(within(group as HTMLElement).getByRole('radio', { name: 'Raised' }));
    await click(page, 'button', 'Save');
    expect(page.address).toBe(`${STAGE}#block-hero`);
    expect(page.document.querySelector('#block-hero [data-surface="raised"]')).not.toBeNull();
  });
});

describe('a block’s form', () => {
  it('changes words in the language that is chosen, and leaves the others', async () => {
    const { page } = await openStage();
    await page.goto(STAGE);
    await click(page, 'link', 'es');
    await click(page, 'link', 'Edit: Banner');
    expect(page.address).toBe(`${STAGE}/block/hero?in=es`);
    expect((textbox(page, /^Heading/) as HTMLInputElement).value).toBe('Bienvenidos');
    page.fill(textbox(page, /^Heading/), 'Hola <script>alert(1)</script>');
    await click(page, 'button', 'Save');
    expect(page.address).toBe(`${STAGE}?in=es#block-hero`);
    page.main.getByText('Saved in the draft');
    page.main.getByText('Hola <script>alert(1)</script>');
    await click(page, 'link', 'en');
    page.main.getByText('Welcome');
  });

  it('names what is wrong beside the field, with what was typed', async () => {
    const { page } = await openStage();
    await page.goto(`${STAGE}/block/hero`);
    page.fill(textbox(page, /^Heading/), 'x'.repeat(25_000));
    await click(page, 'button', 'Save');
    expect(page.status).toBe(400);
    const heading = textbox(page, /^Heading/) as HTMLInputElement;
    expect([heading.value.length, heading.getAttribute('aria-invalid')]).toEqual([25_000, 'true']);
    page.fill(heading, 'Short');
    await click(page, 'button', 'Save');
    page.main.getByText('Short');
  });

  it('moves cards, and deletes one after a question', async () => {
    const { page } = await openStage();
    await page.goto(`${STAGE}/block/cards`);
    // The cards are closed until they are opened.
    const buttons = (act: string) =>
      page.main.getAllByRole('button', { name: new RegExp(`^${act}:`), hidden: true });
    const cards = () => buttons('Delete').map((button) => button.getAttribute('aria-label'));
    expect(cards().join()).toMatch(/One.*Two.*Three/);
    page.fill(
      page.main.getAllByRole('textbox', { name: /^Heading/, hidden: true })[0] as HTMLElement,
      'First',
    );
    await page.click(buttons('Down')[0] as Element);
    expect(cards().join()).toMatch(/Two.*First.*Three/);
    await page.click(buttons('Delete')[0] as Element);
    expect(page.main.getByRole('heading', { level: 1 }).textContent).toBe(
      'Are you sure you want to delete this Card ?',
    );
    await click(page, 'link', 'Cancel');
    expect(cards()).toHaveLength(3);
    await page.click(buttons('Delete')[0] as Element);
    await click(page, 'button', 'Yes');
    expect(cards().join()).toMatch(/First.*Three/);
  });

  it('leaves alone what a colleague changed in other fields, and shows both sides of one', async () => {
    const { edited, page } = await openStage();
    const colleague = await edited.openAs(EDITOR, `${STAGE}/block/hero`, 'Cole League');
    await page.goto(`${STAGE}/block/hero`);
    colleague.fill(textbox(colleague, /^Heading/), 'Theirs');
    await click(colleague, 'button', 'Save');
    page.fill(textbox(page, /^Description/), 'Mine');
    await click(page, 'button', 'Save');
    page.main.getByText('Theirs');
    page.main.getByText('Mine');

    await page.goto(`${STAGE}/block/hero`);
    await colleague.goto(`${STAGE}/block/hero`);
    colleague.fill(textbox(colleague, /^Heading/), 'Theirs again');
    colleague.fill(textbox(colleague, /^Description/), 'Theirs, longer');
    await click(colleague, 'button', 'Save');
    page.fill(textbox(page, /^Heading/), 'Mine again');
    await click(page, 'button', 'Save');
    expect(page.status).toBe(409);
    expect(page.main.getAllByText('Theirs again')).not.toEqual([]);
    expect((textbox(page, /^Heading/) as HTMLInputElement).value).toBe('Mine again');
    expect((textbox(page, /^Description/) as HTMLTextAreaElement).value).toBe('Theirs, longer');
    await click(page, 'button', 'Save');
    page.main.getByText('Mine again');
    page.main.getByText('Theirs, longer');
  });

  it('of a block that a colleague deleted leads back to the page, with a line that names it', async () => {
    const { edited, page } = await openStage();
    const colleague = await edited.openAs(EDITOR, STAGE);
    await page.goto(`${STAGE}/block/hero`);
    await click(colleague, 'button', 'Delete: Banner');
    page.fill(textbox(page, /^Heading/), 'Mine');
    await click(page, 'button', 'Save');
    page.main.getByText(/Somebody else changed this/);
    expect(blocksOf(page)).toEqual(['Opening slides, 1 of 1']);
  });

  it.each([
    ['no fields at all', {}],
    ['another intent', { intent: 'explode', revision: '0', command_id: 'c'.repeat(36) }],
    ['a command id that is none', { intent: 'delete', block: 'hero', command_id: '<>' }],
  ])('with %s is rejected', async (_, fields) => {
    const { page } = await openStage();
    expect((await page.browser.submit(STAGE, fields)).status).toBe(400);
  });
});
