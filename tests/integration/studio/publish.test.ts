import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#tests/support/page.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { changeHeading, newWords, openAsStaff, openWithRoles, STUDIO, seenOfStudio } from './studio-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

const box = (page: Page, name: RegExp) => page.main.getByRole<HTMLInputElement>('checkbox', { name });
const publish = (page: Page) => page.click(page.main.getByRole('button', { name: 'Publish' }));

/** A page with other words, which are published or brought back by the tests below. */
async function withChange(who: 'editor' | 'owner' = 'editor') {
  const words = newWords();
  const page = await openAsStaff(site, '/edit', who);
  await changeHeading(page, STUDIO, words);
  return { page, words };
}

describe('publishing without scripts', () => {
  it('leads from the studio over what changes, and back', async () => {
    const { page, words } = await withChange();
    await page.goto('/edit');
    await page.click(page.main.getByRole('link', { name: 'Publish 1 change' }));
    expect(page.address).toBe('/edit/publish');
    expect(box(page, /The studio/).checked).toBe(true);
    page.main.getByText(/by Edda Lindqvist/);
    expect(page.main.getByRole('link', { name: 'Banner, block 1' }).closest('li')?.textContent).toMatch(
      /^Changed .*Title$/,
    );
    page.fill(page.main.getByLabelText(/^Name of this version/), 'Autumn');
    await publish(page);
    expect(page.address).toBe('/edit');
    page.screen.getByText('Published: 1 change');
    expect(await seenOfStudio(site)).toContain(words);
    await page.goto('/edit/publish');
    page.main.getByText('Everything is published');
  });

  it('has one document chosen where the stage leads to it', async () => {
    const { page, words } = await withChange('owner');
    await changeHeading(page, 'page:built-challenge', newWords());
    await page.goto(`/edit/on/${encodeURIComponent(STUDIO)}`);
    await page.click(page.main.getByRole('link', { name: 'Publish' }));
    expect([box(page, /The studio/).checked, box(page, /challenge/).checked]).toEqual([true, false]);
    page.check(box(page, /The studio/), false);
    await publish(page);
    expect(page.status).toBe(400);
    page.main.getByText('Please choose what is to change.');
    page.check(box(page, /The studio/));
    await publish(page);
    expect(await seenOfStudio(site)).toContain(words);
    await page.goto('/edit/publish');
    await publish(page);
  });

  it('shows a colleague’s change before it is published', async () => {
    const { page } = await withChange();
    await page.goto('/edit/publish');
    const { words } = await withChange('owner');
    await publish(page);
    expect(page.status).toBe(409);
    page.main.getByText('Nothing was published. Look at what is marked below.');
    page.main.getByText(/A colleague changed it since you looked at it/);
    expect(await seenOfStudio(site)).not.toContain(words);
    await publish(page);
    expect(page.address).toBe('/edit');
    expect(await seenOfStudio(site)).toContain(words);
  });

  it('of what a colleague has published already ends in the studio', async () => {
    const { page } = await withChange();
    await page.goto('/edit/publish');
    const other = await openAsStaff(site, '/edit/publish', 'owner');
    await publish(other);
    await publish(page);
    expect(page.address).toBe('/edit');
    page.screen.getByText(/a colleague has published it already/);
  });

  it('that is sent twice makes one version', async () => {
    const { page } = await withChange();
    await page.goto('/edit/publish');
    const inputs = page.document.querySelectorAll<HTMLInputElement>('main form input');
    const fields = Object.fromEntries([...inputs].map((input) => [input.name, input.value]));
    const name = newWords();
    const send = () => page.browser.submit('/edit/publish', { ...fields, name });
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([302, 302]);
    await page.goto('/edit/versions');
    expect(page.main.getAllByRole('heading', { name })).toHaveLength(1);
  });

  it('is not for those who may only edit: they see what would be published', async () => {
    const { page: editor } = await withChange();
    const page = await openWithRoles(site, '/edit/publish', ['edit']);
    page.main.getByText('This would be published. Somebody who may publish has to do it.');
    page.main.getByText(/Changed/);
    expect(page.main.queryByRole('button', { name: 'Publish' })).toBeNull();
    const fields = { command_id: crypto.randomUUID(), document: STUDIO, name: '' };
    expect((await page.browser.submit('/edit/publish', fields)).status).toBe(404);
    await editor.goto('/edit/publish');
    await publish(editor);
  });

  it.each(['/edit/publish', '/edit/versions'])('%s does not exist for others', async (path) => {
    expect((await openWithRoles(site, path, ['moderate', 'read'])).status).toBe(404);
    expect((await site.page('pulse.localhost', path)).status).toBe(404);
    const other = await site.page('aurora.localhost');
    other.browser.cookies.set('sid', (await openAsStaff(site, '/')).browser.cookies.get('sid') ?? '');
    await other.goto(path);
    expect(other.status).not.toBe(200);
  });
});

/** Folded up. */
const SAVE = { name: 'Save this version', hidden: true };

describe('versions without scripts', () => {
  it('become the draft, or the site, after a question', async () => {
    const { page, words: first } = await withChange();
    await page.goto('/edit/publish');
    const name = newWords();
    page.fill(page.main.getByLabelText(/^Name of this version/), name);
    await publish(page);
    await changeHeading(page, STUDIO, 'Something else');
    await page.goto('/edit/publish');
    await publish(page);

    await page.click(page.main.getByRole('link', { name: 'Versions' }));
    const row = page.main.getByRole('heading', { name }).closest('li');
    expect(row?.textContent).toMatch(/by Edda Lindqvist.*The studio/);
    await page.click(page.main.getByRole('link', { name: new RegExp(`^Make it the draft: ${name}`) }));
    page.main.getByText(/These drafts become what they were/);
    page.main.getByText(/Banner, block 1/);
    await page.click(page.main.getByRole('button', { name: 'Make it the draft' }));
    expect(page.address).toBe('/edit');
    page.screen.getByText('The version is the draft now');
    expect(await seenOfStudio(site)).not.toContain(first);

    await page.goto('/edit/versions');
    await page.click(page.main.getByRole('link', { name: new RegExp(`^Publish this version: ${name}`) }));
    page.main.getByText(/Viewers see this version at once/);
    await page.click(page.main.getByRole('button', { name: 'Publish this version' }));
    page.screen.getByText('Viewers see the version now');
    expect(await seenOfStudio(site)).toContain(first);
    await page.goto('/edit/versions');
    page.main.getAllByRole('heading', { name: 'Brought back' });
    await page.click(page.main.getByRole('link', { name: new RegExp(`^Publish this version: ${name}`) }));
    page.main.getByText('Viewers see this version already');
  });

  it('are made of drafts by a form, named or not, and come back', async () => {
    const { page, words } = await withChange();
    await page.goto('/edit/versions');
    const name = newWords();
    page.fill(page.main.getByLabelText(/^Name of this version/), name);
    await page.click(page.main.getByRole('button', SAVE));
    expect(page.address).toBe('/edit/versions');
    page.screen.getByText('The version is among the versions now');
    page.main.getByRole('heading', { name });
    expect(page.main.queryByRole('link', { name: new RegExp(`^Publish this version: ${name}`) })).toBeNull();
    await changeHeading(page, STUDIO, 'Something else');
    await page.goto('/edit/versions');
    await page.click(page.main.getByRole('button', SAVE));
    page.main.getByRole('heading', { name: 'Version of the drafts' });
    const link = page.main.getByRole('link', { name: new RegExp(`^Make it the draft: ${name}`) });
    const address = link.getAttribute('href') ?? '';
    await page.click(link);
    await page.click(page.main.getByRole('button', { name: 'Make it the draft' }));
    await page.goto('/edit/publish');
    await publish(page);
    expect(await seenOfStudio(site)).toContain(words);
    await page.goto(address.replace('as=draft', 'as=published'));
    expect(page.status).toBe(404);
    await page.goto('/edit/versions');
    expect(page.main.queryByRole('button', SAVE)).toBeNull();
  });

  it('are made the draft by editors, and published by those with the role', async () => {
    const { page: publisher } = await withChange();
    await publisher.goto('/edit/publish');
    await publish(publisher);
    const page = await openWithRoles(site, '/edit/versions', ['edit']);
    const [link] = page.main.getAllByRole('link', { name: /^Make it the draft/ });
    expect(page.main.queryAllByRole('link', { name: /^Publish this version/ })).toEqual([]);
    const address = link?.getAttribute('href') ?? '';
    await page.goto(address.replace('as=draft', 'as=published'));
    expect(page.status).toBe(404);
    await page.goto(address.replace(/version=[^&]*/, 'version=none'));
    expect(page.status).toBe(404);
  });
});
