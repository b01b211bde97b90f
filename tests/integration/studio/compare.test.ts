import { beforeAll, expect, it } from 'vitest';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { changeHeading, newWords, openAsStaff, openWithRoles, STUDIO } from './studio-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSeededSite();
});

it('words of drafts and versions are compared without scripts', async () => {
  const page = await openAsStaff(site, '/edit/compare');
  page.main.getByText('Nothing differs between these two.');
  const [first, second] = [newWords(), newWords()];
  const publish = async (name: string) => {
    await page.goto('/edit/publish');
    page.fill(page.main.getByLabelText(/^Name of this version/), name);
    await page.click(page.main.getByRole('button', { name: 'Publish' }));
  };
  await changeHeading(page, STUDIO, first);
  await page.goto('/edit/publish');
  await page.click(page.main.getByRole('link', { name: 'Compare words' }));
  page.main.getByRole('heading', { name: /^Banner, block 1/ });
  expect(page.main.getByText(first).closest('dd')?.textContent).toMatch(/^After/);
  await publish('Spring');
  await changeHeading(page, STUDIO, second);
  await publish('Summer');

  await page.goto('/edit/versions');
  await page.click(page.main.getByRole('link', { name: /^Compare words: Spring/ }));
  const wanted = page.main.getByLabelText('with this');
  const labels = [...wanted.querySelectorAll('option')].map(({ textContent }) => textContent ?? '');
  page.select(wanted, labels.find((label) => label.startsWith('Summer')) ?? '');
  await page.click(page.main.getByRole('button', { name: 'Show' }));
  const sides = page.main.getAllByText(/^(Before|After)$/).map((label) => label.parentElement?.textContent);
  expect(sides).toEqual([`Before${first}`, `After${second}`]);
});

it('the layout of a block is compared in the words of its form', async () => {
  const page = await openAsStaff(site, `/edit/on/${encodeURIComponent(STUDIO)}`);
  const [edit] = page.main.getAllByRole('link', { name: /^Edit: / });
  if (edit) await page.click(edit);
  page.check(page.main.getByRole('radio', { name: 'From edge to edge' }));
  const save = page.main.getAllByRole('button', { name: 'Save' }).at(-1);
  if (save) await page.click(save);
  await page.goto('/edit/compare');
  page.main.getByText('Layout › Width');
  const sides = page.main.getAllByText(/^(Before|After)$/).map((label) => label.parentElement?.textContent);
  expect(sides).toEqual(['BeforeAs usual', 'AfterFrom edge to edge']);
});

it('one block is put back as it was, or again where it was deleted, and no other', async () => {
  const stage = `/edit/on/${encodeURIComponent(STUDIO)}`;
  const page = await openAsStaff(site, '/edit/publish');
  await page.click(page.main.getByRole('button', { name: 'Publish' }));
  const words = newWords();
  await changeHeading(page, STUDIO, words);
  await page.goto(stage);
  await page.click(page.main.getAllByRole('button', { name: /^Delete: / })[1] as HTMLElement);

  await page.goto('/edit/compare');
  expect(page.main.getAllByRole('button', { name: /^Put back as it was: / })).toHaveLength(2);
  await page.click(page.main.getByRole('button', { name: 'Put back as it was: Banner' }));
  expect(page.address).toMatch(new RegExp(`^${stage.replace('%', '%')}#block-`));
  await page.goto('/edit/compare');
  expect(page.main.queryByText(words)).toBeNull();
  const [other] = page.main.getAllByRole('button', { name: /^Put back as it was: / });
  await page.click(other as HTMLElement);
  await page.goto('/edit/compare');
  page.main.getByText('Nothing differs between these two.');
});

it('is not there for others, nor for states that are not there', async () => {
  expect((await openWithRoles(site, '/edit/compare', ['moderate', 'read'])).status).toBe(404);
  expect((await site.page('pulse.localhost', '/edit/compare')).status).toBe(404);
  for (const query of ['from=nothing', `to=${'x'.repeat(5000)}`, 'from=../draft'])
    expect((await openAsStaff(site, `/edit/compare?${query}`)).status, query.slice(0, 20)).toBe(404);
});
