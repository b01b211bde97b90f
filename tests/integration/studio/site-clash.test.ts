import { beforeEach, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

type EditedSite = Awaited<ReturnType<typeof openEditedSite>>;

let edited: EditedSite;

// A brand a test: each has two owners of its own.
beforeEach(async () => {
  edited = await openEditedSite();
});

const openOwners = async (path: string) =>
  [
    await edited.openAs(['own'], path, 'Olga Owner'),
    await edited.openAs(['own'], path, 'Cole League'),
  ] as const;
const click = (page: Page, name: string) => page.click(page.main.getByRole('button', { name }));
const save = (page: Page) => click(page, 'Save in the draft');
const colour = (page: Page, name: string) => page.main.getByLabelText<HTMLInputElement>(name);
/** Both sides of what clashes, by what it is called. */
const clash = (page: Page, name: string) =>
  page.main.getByText(name, { selector: 'strong' }).closest('li')?.textContent;
const keepTheirs = (page: Page) =>
  page.click(page.main.getByRole('link', { name: 'Keep what is there now' }));

describe('a theme that two owners change at once', () => {
  it('has both, where they chose different colours', async () => {
    const [owner, colleague] = await openOwners('/edit/theme');
    colleague.fill(colour(colleague, 'Quiet text'), '#b0b0b0');
    await save(colleague);
    owner.fill(colour(owner, 'Brand colour'), '#ffd166');
    await save(owner);
    expect(owner.status).toBe(200);
    expect([colour(owner, 'Brand colour').value, colour(owner, 'Quiet text').value]).toEqual([
      ...['#ffd166', '#b0b0b0'],
    ]);
  });

  it('shows both sides of a colour with all that was chosen, to save again or to leave', async () => {
    const [owner, colleague] = await openOwners('/edit/theme');
    colleague.fill(colour(colleague, 'Brand colour'), '#00c2a8');
    colleague.fill(colour(colleague, 'Quiet text'), '#b0b0b0');
    await save(colleague);

    owner.fill(colour(owner, 'Brand colour'), '#ffd166');
    owner.fill(colour(owner, 'Accent'), '#ff8800');
    await save(owner);
    expect(owner.status).toBe(409);
    owner.main.getByText(/This was changed elsewhere at the same time/);
    expect(clash(owner, 'Brand colour')).toBe('Brand colour: Yours: #ffd166 Now: #00c2a8');
    const shown = () => ['Brand colour', 'Accent', 'Quiet text'].map((name) => colour(owner, name).value);
    expect(shown()).toEqual(['#ffd166', '#ff8800', '#b0b0b0']);
    await save(owner);
    expect(owner.status).toBe(200);
    owner.main.getByText('Saved in the draft');
    expect(shown()).toEqual(['#ffd166', '#ff8800', '#b0b0b0']);

    colleague.fill(colour(colleague, 'Brand colour'), '#7cff6b');
    await save(colleague);
    expect(clash(colleague, 'Brand colour')).toBe('Brand colour: Yours: #7cff6b Now: #ffd166');
    await keepTheirs(colleague);
    expect(colour(colleague, 'Brand colour').value).toBe('#ffd166');
  });

  it('shows both palettes', async () => {
    const [owner, colleague] = await openOwners('/edit/theme');
    await click(colleague, 'Use Fresh green');
    await click(owner, 'Use Red on paper');
    expect(owner.status).toBe(409);
    expect(clash(owner, 'Palettes')).toBe('Palettes: Yours: Red on paper Now: Fresh green');
    await click(owner, 'Use Red on paper');
    expect(owner.status).toBe(200);
    expect(owner.main.getByText('Red on paper').closest('li')?.textContent).toContain('In use');
  });
});

describe('the home that two owners choose at once', () => {
  const choice = (page: Page, name: RegExp) => page.main.getByLabelText<HTMLInputElement>(name);
  const CLASSIC = /^Classic home page/;
  const MAIN = /^Home page/;
  const SEASON = /^Midsummer/;

  beforeEach(async () => {
    const { results } = await edited.change([
      edited.put('template', 'season', { name: { en: 'Midsummer' }, is_published: false, components: [] }),
    ]);
    expect(results).toMatchObject([{ result: 'created' }]);
  });

  it.each([
    ['another one of blocks', CLASSIC, 'Classic home page', SEASON, 'Midsummer'],
    ['the classic one', SEASON, 'Midsummer', CLASSIC, 'Classic home page'],
  ])('is shown with both sides, where mine is %s', async (_, theirs, theirName, mine, myName) => {
    const [owner, colleague] = await openOwners('/edit/home');
    expect(choice(owner, MAIN).checked).toBe(true);
    colleague.check(choice(colleague, theirs));
    await save(colleague);
    owner.check(choice(owner, mine));
    await save(owner);
    expect(owner.status).toBe(409);
    expect(clash(owner, 'Home page')).toBe(`Home page: Yours: ${myName} Now: ${theirName}`);
    expect(choice(owner, mine).checked).toBe(true);
    await save(owner);
    expect([owner.status, choice(owner, mine).checked]).toEqual([200, true]);

    await colleague.goto('/edit/home');
    expect(choice(colleague, mine).checked).toBe(true);
  });

  it('stays the colleague’s where theirs is left', async () => {
    const [owner, colleague] = await openOwners('/edit/home');
    colleague.check(choice(colleague, CLASSIC));
    await save(colleague);
    owner.check(choice(owner, SEASON));
    await save(owner);
    await keepTheirs(owner);
    expect(choice(owner, CLASSIC).checked).toBe(true);
    expect(owner.main.queryByText(/changed elsewhere/)).toBeNull();
  });

  it('is no clash where both chose the same', async () => {
    const [owner, colleague] = await openOwners('/edit/home');
    for (const page of [colleague, owner]) {
      page.check(choice(page, CLASSIC));
      await save(page);
      expect([page.status, choice(page, CLASSIC).checked]).toEqual([200, true]);
    }
  });
});
