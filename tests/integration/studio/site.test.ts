import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#tests/support/page.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { openAsStaff, openWithRoles } from './studio-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

const HEADERS = { account_id: 'acc_pulse', language: 'en', default_language: 'en' };

/** As the platform answers it to guests, whatever the site has in its caches. */
async function seenByGuests(path: '/api/v2/template' | '/api/v1/bundle/home') {
  const response = await site.fetch('platform.localhost', path, { headers: HEADERS });
  return (await response.text()).replace(/"request_id":"[^"]*"/, '');
}

const publish = async (page: Page) => {
  await page.goto('/edit');
  await page.click(page.main.getByRole('link', { name: /^Publish \d+ change/ }));
  await page.click(page.main.getByRole('button', { name: 'Publish' }));
  expect(page.address).toBe('/edit');
};
const link = (page: Page, name: RegExp) => page.main.getByRole('link', { name });
const button = (page: Page, name: string) => page.main.getByRole('button', { name });

describe('the studio of the whole site, without scripts', () => {
  it('is the owner’s alone', async () => {
    const paths = ['/edit/theme', '/edit/home', '/edit/on/site/block/header', '/edit/on/site'];
    const editor = await openAsStaff(site, '/edit');
    expect(editor.main.queryByRole('link', { name: /^Theme/ })).toBeNull();
    const reader = await openWithRoles(site, '/edit', ['moderate', 'read']);
    const guest = await site.page('pulse.localhost');
    for (const page of [editor, reader, guest])
      for (const path of paths) {
        await page.goto(path);
        expect(page.status, path).toBe(404);
      }
  });

  it('changes colours, which guests get when they are published', async () => {
    const before = await seenByGuests('/api/v2/template');
    const page = await openAsStaff(site, '/edit', 'owner');
    await page.click(link(page, /^Theme/));
    expect(page.address).toBe('/edit/theme');
    page.fill(page.main.getByLabelText('Brand colour'), 'no colour');
    await page.click(button(page, 'Save in the draft'));
    expect(page.status).toBe(400);
    page.main.getByText(/This is no colour/);
    page.fill(page.main.getByLabelText('Brand colour'), '#ABC');
    await page.click(button(page, 'Save in the draft'));
    expect(page.main.getByLabelText<HTMLInputElement>('Brand colour').value).toBe('#aabbcc');
    page.main.getByText('Changed, not published');
    expect(await seenByGuests('/api/v2/template')).toBe(before);
    await page.click(button(page, 'Undo'));
    expect(page.main.getByLabelText<HTMLInputElement>('Brand colour').value).not.toBe('#aabbcc');
    await page.click(button(page, 'Use Red on paper'));
    page.fill(page.main.getByLabelText('Quiet text'), '#eeeeee');
    await page.click(button(page, 'Save in the draft'));
    page.main.getByText(/Hard to read: viewers get/);
    await page.goto('/edit/publish');
    await page.click(button(page, 'Publish'));
    page.main.getByText(/A colour is hard to read/);
    page.check(page.main.getByRole('checkbox', { name: 'colours are changed to be readable' }));
    await page.click(button(page, 'Publish'));
    expect(page.address).toBe('/edit');
    expect(await seenByGuests('/api/v2/template')).toContain(
      '"selected_theme":{"name":"PANTONE_RED","colors":{"c6":"#eeeeee"}}',
    );
  });

  it('makes a palette from one colour, and shows each on the brand’s own blocks', async () => {
    const page = await openAsStaff(site, '/edit/theme', 'owner');
    const samples = [...page.document.querySelectorAll('main [inert]')];
    // Six palettes, two from the colour, and the one that is being made.
    expect(samples).toHaveLength(9);
    for (const sample of samples) {
      expect(sample.textContent).toContain('Train with us, live');
      expect(sample.getAttribute('style')).toContain('--surface-page:');
      // Blocks may have forms.
      expect(sample.closest('form')).toBeNull();
    }
    expect(new Set(samples.map((sample) => sample.getAttribute('style'))).size).toBeGreaterThanOrEqual(8);
    const brand = () => page.main.getByLabelText<HTMLInputElement>('Brand colour').value;
    const before = brand();
    page.fill(page.main.getByLabelText('The brand’s colour'), '#c2187a');
    await page.click(button(page, 'Use Light'));
    expect(brand()).toBe('#c2187a');
    expect(page.main.getByLabelText<HTMLInputElement>('Cards and header').value).toBe('#ffffff');
    expect(page.main.queryByText(/Hard to read/)).toBeNull();
    await page.click(button(page, 'Undo'));
    expect(brand()).toBe(before);
  });

  it('gives the header another look and other words', async () => {
    const page = await openAsStaff(site, '/edit', 'owner');
    await page.click(link(page, /^Header/));
    const samples = [...page.document.querySelectorAll('main [inert]')];
    const looks = samples.map((sample) => sample.querySelector('header')?.getAttribute('data-look'));
    expect(looks).toEqual(['default', 'translucent', 'site-map', 'reduced']);
    for (const sample of samples) {
      expect(sample.textContent).toContain('Programmes');
      expect(sample.closest('form')).toBeNull();
    }
    await page.click(button(page, 'Use Plain'));
    expect(page.main.getByText('Plain', { selector: 'strong' }).closest('li')?.textContent).toContain(
      'In use',
    );
    const header = async () => {
      const { data } = JSON.parse(await seenByGuests('/api/v2/template')) as {
        data: { is_published: boolean; header?: unknown }[];
      };
      return JSON.stringify(data.find(({ is_published }) => is_published)?.header ?? null);
    };
    const before = await header();
    const words = page.main.getAllByLabelText<HTMLInputElement>('Words');
    const last = words.findLast(({ name }) => name.startsWith('headings/'));
    if (!last) throw new Error('the last link has no words');
    page.fill(last, 'Our festival');
    await page.click(button(page, 'Save'));
    expect(page.address).toContain('/edit/on/site/block/header');
    expect(await header()).toBe(before);
    await publish(page);
    expect(await header()).toContain('Our festival');
    expect(await header()).toContain('"component_key":"defaultHeader"');
  });

  it('puts the classic home page in use, and back', async () => {
    const page = await openAsStaff(site, '/edit', 'owner');
    const versionOf = async () =>
      (JSON.parse(await seenByGuests('/api/v1/bundle/home')) as { data: { template: { version: number } } })
        .data.template.version;
    expect(await versionOf()).toBe(2);
    await page.click(link(page, /^Home page Which/));
    page.check(page.main.getByLabelText(/^Classic home page/));
    await page.click(button(page, 'Save in the draft'));
    expect(await versionOf()).toBe(2);
    await publish(page);
    expect(await versionOf()).toBe(1);
    await page.goto('/edit/home');
    const [built] = page.main.getAllByRole('radio');
    if (!built) throw new Error('there is no home of blocks');
    page.check(built);
    await page.click(button(page, 'Save in the draft'));
    await publish(page);
    expect(await versionOf()).toBe(2);
  });

  it('makes a season’s home of another one, gives its change a time, renames and deletes it', async () => {
    const page = await openAsStaff(site, '/edit/home', 'owner');
    const [first] = page.main.getAllByRole('link', { name: /^Copy: / });
    await page.click(first as HTMLElement);
    page.fill(page.main.getByLabelText(/^Name/), ' ');
    await page.click(button(page, 'Make the home page'));
    page.screen.getByText('Give the home page a name.');
    await page.click(page.main.getAllByRole('link', { name: /^Copy: / })[0] as HTMLElement);
    page.fill(page.main.getByLabelText(/^Name/), 'Midsummer');
    const label = page.main.getByLabelText('Begin with').querySelector('option[selected]')?.textContent;
    expect(label).toMatch(/^A copy of Home page/);
    await page.click(button(page, 'Make the home page'));
    expect(page.address).toMatch(/^\/edit\/on\/home%3A[0-9a-f]{12}$/);
    page.main.getByRole('heading', { level: 1, name: 'Midsummer' });
    expect(page.main.getAllByRole('link', { name: /^Edit: / }).length).toBeGreaterThan(3);

    await page.click(page.main.getByRole('link', { name: 'Name' }));
    page.fill(page.main.getByLabelText(/^Name/), 'Midsummer nights');
    await page.click(button(page, 'Save'));
    await page.goto('/edit/home');
    page.check(page.main.getByLabelText(/^Midsummer nights/));
    await page.click(button(page, 'Save in the draft'));
    // Chosen, it cannot be deleted.
    expect(page.main.queryByRole('link', { name: 'Delete: Midsummer nights' })).toBeNull();

    const before = await seenByGuests('/api/v2/template');
    await page.click(link(page, /^Publish at a time$/));
    page.fill(page.main.getByLabelText(/^Not now, but at/), '2027-06-21T00:00');
    await page.click(button(page, 'Publish'));
    for (const box of page.main.getAllByRole('checkbox', { name: /picture has no words/ })) page.check(box);
    await page.click(button(page, 'Publish'));
    page.screen.getByText(/^It is published on/);
    expect(await seenByGuests('/api/v2/template')).toBe(before);
    await page.goto('/edit/home');
    page.main.getByText(/^The whole site has a time: .*2027/);
    await page.click(button(page, 'Undo'));
    await page.click(link(page, /^Delete: Midsummer nights$/));
    await page.click(button(page, 'Delete the home page'));
    page.screen.getByText(/is to be published at a time/);
    await page.click(link(page, /^See what waits$/));
    await page.click(page.main.getAllByRole('button', { name: /^Take back/ })[0] as HTMLElement);
    await page.goto('/edit/home');
    await page.click(link(page, /^Delete: Midsummer nights$/));
    await page.click(button(page, 'Delete the home page'));
    page.screen.getByText('The home page is deleted');
    expect(page.main.queryByText('Midsummer nights')).toBeNull();
  });
});
