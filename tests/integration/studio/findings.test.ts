import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

const PUBLISH = '/edit/publish?document=page%3Aabout';
/** Of what it lacks, only the site knows: the platform sees words. */
const WITHOUT_CARDS = { id: 'bare', at: 'a6', data: { component_key: 'definityCards', heading: 'Cards' } };
const EMPTY = { id: 'empty', at: 'a5', data: { component_key: 'rowingHeroSection' } };

let edited: Awaited<ReturnType<typeof openEditedSite>>;
beforeAll(async () => {
  edited = await openEditedSite();
});

async function change(page: Page, document: string, commands: unknown[], revision = 0) {
  const response = await page.browser.request(`/edit/on/${encodeURIComponent(document)}/commands`, {
    method: 'POST',
    body: JSON.stringify({ revision, command_id: randomUUID(), commands }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: page.browser.origin,
    },
  });
  expect(response.status).toBe(200);
}

async function revisionOf(page: Page, document: string): Promise<{ revision: number }> {
  const response = await page.browser.request(`/edit/on/${encodeURIComponent(document)}/commands`);
  return (await response.json()) as { revision: number };
}

describe('what is found before publishing, without scripts', () => {
  it('holds up until it is accepted, or mended by a button', async () => {
    const page = await edited.openAs(['edit', 'publish']);
    await change(page, 'page:about', [{ kind: 'add', block: EMPTY }]);
    await page.goto(PUBLISH);
    page.main.getByText(/A block shows nothing/);
    await page.click(page.main.getByRole('button', { name: 'Publish' }));
    expect(page.status).toBe(409);
    page.main.getByRole('checkbox', { name: 'a block shows nothing' });

    const editor = await edited.openAs(['edit'], PUBLISH);
    await editor.click(editor.main.getByRole('button', { name: /^Delete the block/ }));
    expect(editor.address).toBe(PUBLISH);
    editor.screen.getByText('Done. Look at what is left.');
    editor.main.getByText('Everything is published');

    await page.click(page.main.getByRole('button', { name: /^Delete the block/ }));
    page.screen.getByText('This was mended already.');
  });

  it('leads to the very field, in its card', async () => {
    const page = await edited.openAs(['edit', 'publish']);
    const { revision } = await revisionOf(page, 'page:about');
    const link = { type: 'PAGES', data: { page_url: 'nowhere' } };
    const set = { kind: 'set', id: 'cards', way: 'slide_data/#two/link', value: link };
    await change(page, 'page:about', [set], revision);
    await page.goto(PUBLISH);
    const finding = page.main.getByText(/A link leads to what is not there/).closest('li');
    const href = finding?.querySelector('a')?.getAttribute('href') ?? '';
    await page.goto(href);
    const control = page.document.getElementById(decodeURIComponent(href.split('#')[1] ?? ''));
    expect(control?.closest('details')?.open).toBe(true);
    expect(control?.closest('details')?.textContent).toContain('Two');
  });

  it('is one sentence with the places that it is about', async () => {
    const page = await edited.openAs(['edit', 'publish']);
    const { revision } = await revisionOf(page, 'page:about');
    const links = ['one', 'two'].map((card) => ({
      ...{ kind: 'set', id: 'cards', way: `slide_data/#${card}/link` },
      value: { type: 'EXTERNAL', data: { url: `http://example.com/${card}` } },
    }));
    await change(page, 'page:about', links, revision);
    await page.goto(PUBLISH);
    const [finding, ...others] = page.main.getAllByText(/has to begin with https/);
    expect(others).toEqual([]);
    const places = [...(finding?.closest('li')?.querySelectorAll('li a') ?? [])].map(
      (link) => link.textContent,
    );
    expect(places).toEqual([
      expect.stringMatching(/, block \d › .*No\. 1 › Link$/),
      expect.stringMatching(/No\. 2 › Link$/),
    ]);
    await page.click(page.main.getAllByRole('button', { name: /^Use https: / })[0] as HTMLElement);
    page.screen.getByText('Done. Look at what is left.');
    expect(page.main.getAllByRole('button', { name: /^Use https: / })).toHaveLength(1);
  });

  it('is nothing that a page without the role may mend', async () => {
    const fields = { command_id: randomUUID(), fix: 'page:about block_empty empty' };
    for (const roles of [[], ['moderate', 'read']] as const) {
      const page = await edited.openAs(roles);
      expect((await page.browser.submit('/edit/publish', fields)).status).toBe(404);
    }
    const page = await edited.openAs(['edit']);
    expect((await page.browser.submit('/edit/publish', { ...fields, fix: 'nonsense' })).status).toBe(302);
    expect((await page.browser.submit('/edit/publish', { ...fields, command_id: '?' })).status).toBe(400);
  });

  it('stops an address that nobody can reach', async () => {
    const page = await edited.openAs(['edit', 'publish']);
    await change(page, 'page:terms', [{ kind: 'field', name: 'page_url', value: '..' }]);
    await page.goto('/edit/publish?document=page%3Aterms');
    const finding = page.main.getByText(/cannot reach a page at this address/).closest('li');
    expect(finding?.querySelector('a')?.getAttribute('href')).toBe(
      '/edit/on/page%3Aterms/settings#field-page_url',
    );
    await page.click(page.main.getByRole('button', { name: 'Publish' }));
    page.main.getByText('Nothing was published. Look at what is marked below.');
  });
});

it.each([
  ['of which nothing is filled in', EMPTY, 3],
  // What the first brought back stays, and is no longer found.
  ['without cards', WITHOUT_CARDS, 4],
])('a block %s that a version brings back waits for a tick', async (_, block, position) => {
  const page = await edited.openAs(['edit', 'publish']);
  const home = 'home:main';
  const publish = async (name: string) => {
    await page.goto('/edit/publish?document=home%3Amain');
    page.fill(page.main.getByLabelText(/^Name of this version/), name);
    const box = page.main.queryByRole('checkbox', { name: 'a block shows nothing' });
    if (box) page.check(box);
    await page.click(page.main.getByRole('button', { name: 'Publish' }));
    expect(page.address).toBe('/edit');
  };
  await change(page, home, [{ kind: 'add', block }], (await revisionOf(page, home)).revision);
  await publish(`With ${block.id}`);
  const { revision } = await revisionOf(page, home);
  await change(page, home, [{ kind: 'remove', id: block.id }], revision);
  await publish('Without');
  await page.goto('/edit/versions');
  await page.click(
    page.main.getByRole('link', { name: new RegExp(`^Publish this version: With ${block.id}`) }),
  );
  const send = () => page.click(page.main.getByRole('button', { name: 'Publish this version' }));
  await send();
  expect(page.status).toBe(409);
  page.main.getByText('Nothing was published. Look at what is marked below.');
  const finding = page.main.getByText(/A block shows nothing/).closest('li');
  expect(finding?.textContent).toMatch(new RegExp(`, block ${position}`));
  // The draft has no such block: nothing leads there, and nothing mends it.
  expect(finding?.querySelectorAll('a, button')).toHaveLength(0);
  page.check(page.main.getByRole('checkbox', { name: 'a block shows nothing' }));
  await send();
  page.screen.getByText('Viewers see the version now');
});
