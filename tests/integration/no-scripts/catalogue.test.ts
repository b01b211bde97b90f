import { describe, expect, test } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

const heading = (page: Page) => page.main.getByRole('heading', { level: 1 }).textContent;
/** Its label may end with the word that marks it as needed. */
const field = (page: Page, label: string) => {
  const isIt = (text: string) => text === label || text === `${label}needed`;
  return page.main.getByLabelText<HTMLInputElement>(isIt);
};
const save = (page: Page) => page.click(page.main.getByRole('button', { name: 'Save' }));
const fill = (page: Page, label: string, value: string) => page.fill(field(page, label), value);
const follow = (page: Page, name: string | RegExp) => page.click(page.main.getByRole('link', { name }));
const shownIn = (page: Page, label: string) => field(page, label).value;

/** From the front page to the list of a kind, as people find it. */
async function toList(page: Page, kind: RegExp, area = /^Catalogue/) {
  await page.goto('/');
  await page.click(page.header.getAllByRole('link', { name: 'Studio', hidden: true })[0] as Element);
  await follow(page, area);
  await follow(page, kind);
}

describe('the catalogue in the studio', () => {
  test('gets a category and a title from the front page on, which guests then find', async () => {
    const { openAs, openAsGuest } = await openEditedSite();
    const owner = await openAs(['own']);
    await toList(owner, /^Categories/);
    owner.main.getByText('No categories yet');
    await follow(owner, 'New category');
    fill(owner, 'Name (en)', 'Drama');
    fill(owner, 'Name (es)', 'Dramas');
    await save(owner);
    owner.screen.getByText(/^Saved/);
    expect([owner.address, heading(owner)]).toEqual(['/studio/catalogue/category/drama', 'Drama']);

    await toList(owner, /^Titles/);
    await follow(owner, 'New title');
    expect(owner.main.getByLabelText<HTMLInputElement>('Shown to viewers').checked).toBe(false);
    fill(owner, 'Title (en)', 'Été à Tromsø');
    fill(owner, 'Description (en)', 'A summer.');
    fill(owner, 'Address of a stream', 'https://streams.example/summer.m3u8');
    owner.check(owner.main.getByLabelText('Drama'));
    await save(owner);
    expect(owner.address).toBe('/studio/catalogue/title/ete-a-tromso');
    expect(owner.main.queryByRole('link', { name: 'As viewers see it' })).toBeNull();
    const guest = await openAsGuest();
    await guest.goto('/content/ete-a-tromso');
    expect(guest.status).toBe(404);

    owner.check(owner.main.getByLabelText('Shown to viewers'));
    await save(owner);
    await follow(owner, 'As viewers see it');
    expect([owner.address, owner.status, heading(owner)]).toEqual([
      ...['/content/ete-a-tromso', 200, 'Été à Tromsø'],
    ]);
    owner.main.getByText('A summer.');
  });

  test('is what a new brand’s owner is led to first, until it is there', async () => {
    const { openAs, change, put } = await openEditedSite();
    const owner = await openAs(['own'], '/studio');
    owner.main.getByRole('heading', { name: 'Before viewers come' });
    await follow(owner, /^Put in the first title/);
    fill(owner, 'Title (en)', 'Harbor nights');
    await save(owner);
    await change([put('category', 'drama', { name: { en: 'Drama' } })]);
    await owner.goto('/studio');
    expect(owner.main.queryByRole('link', { name: /^(?:Put in|Make) the first/ })).toBeNull();
    await follow(owner, /^Set a price/);
    expect([owner.address, owner.status]).toEqual(['/studio/new/plan', 200]);
    const publisher = await openAs(['publish'], '/studio');
    expect(publisher.main.queryByRole('heading', { name: 'Before viewers come' })).toBeNull();
  });

  test('gets a plan with its price, which guests find among the plans', async () => {
    const { openAs } = await openEditedSite();
    const owner = await openAs(['own']);
    await toList(owner, /^Plans/, /^Plans/);
    owner.main.getByText('No plans yet');
    await follow(owner, 'New plan');
    fill(owner, 'Name (en)', 'Gold');
    fill(owner, 'Price', '9,99');
    fill(owner, 'Currency', 'eur');
    fill(owner, 'Days', '30');
    fill(owner, 'Tax in percent', '19');
    await save(owner);
    expect([owner.address, shownIn(owner, 'Price'), shownIn(owner, 'Tax in percent')]).toEqual([
      ...['/studio/catalogue/plan/gold', '9.99', '19'],
    ]);
    await follow(owner, 'As viewers see it');
    owner.main.getByText('Gold');
    owner.main.getAllByText(/€9\.99/);
  });

  test('gets a voucher, in percent or as an amount, which guests find where they pay', async () => {
    const { openAs, change, put, entities } = await openEditedSite();
    await change([
      put('plan', 'gold', {
        ...{ name: { en: 'Gold' }, amount_minor: 900, currency: 'JPY', duration_days: 30 },
      }),
    ]);
    const owner = await openAs(['own']);
    await toList(owner, /^Vouchers/, /^Plans/);
    owner.main.getByText('No vouchers yet');
    await follow(owner, 'New voucher');
    fill(owner, 'Code', 'spring');
    fill(owner, 'Name (en)', 'Spring');
    fill(owner, 'How much', '120');
    await save(owner);
    expect(owner.status).toBe(422);
    owner.main.getByRole('link', { name: 'How much: A number of percent up to 100.' });
    fill(owner, 'How much', '12,5');
    owner.check(owner.main.getByLabelText('Gold'));
    fill(owner, 'Until', '2030-04-30T12:00');
    await save(owner);
    expect([owner.address, shownIn(owner, 'How much'), shownIn(owner, 'Code')]).toEqual([
      ...['/studio/catalogue/voucher/spring', '12.5', 'SPRING'],
    ]);
    expect((await entities('voucher'))[0]?.value).toMatchObject({
      ...{ code: 'SPRING', value_type: 'percentage', value: 1250, plans: ['gold'] },
    });

    // An amount is in the brand's own currency, which has no hundredths here.
    await change([
      put('site', 'site', {
        ...{ title: { en: 'Brand' }, languages: [{ code: 'en', name: 'en' }], default_language: 'en' },
        currency: 'JPY',
      }),
    ]);
    owner.select(field(owner, 'Takes off'), 'An amount');
    fill(owner, 'How much', '300');
    await save(owner);
    expect(shownIn(owner, 'How much')).toBe('300');
    expect((await entities('voucher'))[0]?.value).toMatchObject({ value_type: 'flat', value: 300 });
    await toList(owner, /^Vouchers/, /^Plans/);
    owner.main.getByText('SPRING');
  });

  test('gets a playlist, whose titles are in the order of their numbers', async () => {
    const { openAs, change, put, entities } = await openEditedSite();
    await change([
      ...['one', 'two', 'three'].map((id) => put('title', id, { video_type: 'SPV', title: { en: id } })),
      put('playlist', 'by-rule', {
        ...{ title: { en: 'By rule' }, rules: [{ type: 'system_defined', name: 'genre', id: 'noir' }] },
      }),
    ]);
    const owner = await openAs(['publish']);
    await toList(owner, /^Playlists/);
    await follow(owner, 'New playlist');
    fill(owner, 'Title (en)', 'Evening');
    for (const id of ['one', 'two', 'three']) owner.check(owner.main.getByLabelText(id));
    await save(owner);
    fill(owner, 'Place of three', '0');
    fill(owner, 'Place of one', '9');
    owner.check(owner.main.getByLabelText('Shown to viewers'));
    await save(owner);
    const stored = async (id: string) => (await entities('playlist')).find((one) => one.id === id);
    expect((await stored('evening'))?.value.items).toEqual(['three', 'two', 'one']);
    await follow(owner, 'As viewers see it');
    expect([owner.status, heading(owner)]).toEqual([200, 'Evening']);

    // What follows from rules has no titles to choose, and stays.
    const before = (await stored('by-rule'))?.value;
    await owner.goto('/studio/catalogue/playlist/by-rule');
    expect(owner.main.queryByLabelText('one')).toBeNull();
    fill(owner, 'Title (en)', 'Renamed');
    await save(owner);
    expect((await stored('by-rule'))?.value).toEqual({ ...before, title: { en: 'Renamed' } });
  });

  test('has the brand’s name, languages and logos on a form of their own', async () => {
    const { openAs, openAsGuest, entities } = await openEditedSite();
    const before = (await entities('site'))[0]?.value;
    const owner = await openAs(['own']);
    await toList(owner, /^Name and languages/, /^Site/);
    expect([owner.address, heading(owner)]).toEqual(['/studio/catalogue/site/site', 'Name and languages']);
    expect(owner.main.queryByRole('link', { name: 'Delete' })).toBeNull();
    // Saved as it is, nothing changes.
    await save(owner);
    expect((await entities('site'))[0]?.value).toEqual(before);
    fill(owner, 'Title (en)', 'Harbor');
    fill(owner, 'Languages', 'en English\r\nfr');
    await save(owner);
    owner.main.getByRole('link', { name: /^Languages: On each line a code and a name/ });
    fill(owner, 'Languages', 'en English\r\n\r\nfr Français de France');
    fill(owner, 'First language', 'de');
    await save(owner);
    owner.main.getByRole('link', { name: /^First language: must be one of the languages/ });
    fill(owner, 'First language', 'fr');
    fill(owner, 'Logo for dark pages', 'images/logo.w512.webp');
    owner.check(owner.main.getByLabelText('Reviews with stars'));
    await save(owner);
    owner.screen.getByText(/^Saved|^Enregistré/);
    expect((await entities('site'))[0]?.value).toMatchObject({
      ...{ title: { en: 'Harbor' }, default_language: 'fr', modules: { rating: true } },
      languages: [
        { code: 'en', name: 'English' },
        { code: 'fr', name: 'Français de France' },
      ],
      logos: { on_dark: 'images/logo.w512.webp' },
      is_home_built: true,
    });
    const guest = await openAsGuest();
    await guest.goto('/');
    expect(guest.document.title).toContain('Harbor');
    expect(guest.document.documentElement.lang).toBe('fr');
  });

  test('has rules for comments, which reject a word at once', async () => {
    const { openAs, entities } = await openEditedSite();
    const owner = await openAs(['own']);
    await toList(owner, /^Rules for comments/, /^Site/);
    fill(owner, 'Seconds between two comments', '5000');
    fill(owner, 'Rejected words', 'spoiler\r\n  bad word ');
    await save(owner);
    owner.main.getByRole('link', { name: /^Seconds between two comments: A whole number, up to 3,?600/ });
    expect(shownIn(owner, 'Rejected words')).toContain('spoiler');
    fill(owner, 'Seconds between two comments', '5');
    await save(owner);
    expect((await entities('comment-rules'))[0]?.value).toEqual({
      ...{ slow_mode_seconds: 5, blocked_words: ['spoiler', 'bad word'] },
    });
    // None of both is as without rules.
    fill(owner, 'Seconds between two comments', '');
    fill(owner, 'Rejected words', '');
    await save(owner);
    expect((await entities('comment-rules'))[0]?.value).toEqual({});
  });

  test('has rows and banners of the classic home', async () => {
    const { openAs, openAsGuest, change, put, entities } = await openEditedSite();
    await change([
      put('site', 'site', {
        ...{ title: { en: 'Brand' }, languages: [{ code: 'en', name: 'en' }], default_language: 'en' },
      }),
      ...['one', 'two'].map((id) => put('title', id, { video_type: 'SPV', title: { en: `Film ${id}` } })),
    ]);
    const owner = await openAs(['own', 'publish']);
    await toList(owner, /^Rows of the classic home/, /^Site/);
    await follow(owner, 'New row');
    fill(owner, 'Name', 'Our choice');
    for (const id of ['one', 'two']) owner.check(owner.main.getByLabelText(`Film ${id}`));
    await save(owner);
    fill(owner, 'Place of Film two', '0');
    await save(owner);
    expect((await entities('lane')).find(({ id }) => id === 'our-choice')?.value).toMatchObject({
      filters: { content_ids: ['two', 'one'] },
    });
    const guest = await openAsGuest();
    await guest.goto('/');
    guest.main.getByRole('heading', { name: 'Our choice' });
    await toList(owner, /^Banners/, /^Site/);
    await follow(owner, 'New banner');
    fill(owner, 'Picture', 'images/wide.w1600.webp');
    owner.select(field(owner, 'Leads to this title'), 'Film one');
    fill(owner, 'Or an address', '/pricing');
    await save(owner);
    owner.main.getByRole('link', { name: /^Or an address: a banner leads to a title or to a url/ });
    fill(owner, 'Or an address', '');
    await save(owner);
    expect((await entities('banner')).map(({ value }) => value)).toEqual([
      expect.objectContaining({ image: 'images/wide.w1600.webp', title: 'one' }),
    ]);
  });

  test('names what is wrong beside each field, and keeps all that was typed', async () => {
    const { openAs } = await openEditedSite();
    const owner = await openAs(['own'], '/studio/new/plan');
    fill(owner, 'Price', '9.999');
    fill(owner, 'Days', '0');
    fill(owner, 'Currency', 'dollars');
    await save(owner);
    expect(owner.status).toBe(422);
    const faults = owner.main
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes(': '));
    expect(faults).toEqual([
      'Name: This is needed.',
      'Price: An amount such as 9.99.',
      'Currency: At most 3 characters.',
      'Days: A whole number, up to 36,600.',
    ]);
    expect([shownIn(owner, 'Price'), shownIn(owner, 'Days')]).toEqual(['9.999', '0']);
    expect(field(owner, 'Price').getAttribute('aria-invalid')).toBe('true');
    // What only the platform knows to be wrong.
    fill(owner, 'Name (en)', 'Gold');
    fill(owner, 'Price', '9.99');
    fill(owner, 'Days', '30');
    fill(owner, 'Currency', 'X1');
    await save(owner);
    owner.main.getByRole('link', { name: /^Currency: must be a currency/ });
    fill(owner, 'Currency', 'USD');
    await save(owner);
    expect(owner.address).toBe('/studio/catalogue/plan/gold');
  });

  test('overwrites nothing of a colleague’s unless it is saved again', async () => {
    const { openAs, change, put, entities } = await openEditedSite();
    await change([put('genre', 'noir', { name: { en: 'Noir' } })]);
    const [one, two] = [await openAs(['publish'], '/studio'), await openAs(['publish'], '/studio')];
    for (const page of [one, two]) await page.goto('/studio/catalogue/genre/noir');
    fill(one, 'Name (en)', 'Film noir');
    await save(one);
    fill(two, 'Name (en)', 'Dark films');
    await save(two);
    expect(two.status).toBe(409);
    two.main.getByText(/Somebody else saved this meanwhile.*Name/);
    expect((await entities('genre'))[0]?.value).toEqual({ name: { en: 'Film noir' } });
    await save(two);
    expect((await entities('genre'))[0]?.value).toEqual({ name: { en: 'Dark films' } });
  });

  test('leaves what a form has no field for as it is', async () => {
    const { openAs, change, put, entities } = await openEditedSite();
    const title = {
      ...{ video_type: 'MPVC', title: { en: 'One', de: 'Eins' }, created_date: '2026-03-01T10:11:12.345Z' },
      ...{ intro: { start: 5, end: 30 }, publish_time: '2026-04-01T10:11:12.345Z', parent: 'show' },
    };
    await change([
      put('title', 'show', { video_type: 'MPVP', title: { en: 'Show' } }),
      put('title', 'one', title),
    ]);
    const owner = await openAs(['publish'], '/studio/catalogue/title/one');
    // A series, and nothing else, can be chosen for an episode's.
    const series = [...field(owner, 'Series').querySelectorAll('option')].map(({ value }) => value);
    expect(series).toEqual(['', 'show']);
    await save(owner);
    const stored = (await entities('title')).find(({ id }) => id === 'one');
    expect(stored?.value).toMatchObject(title);
    expect(stored?.revision).toBe(1);
  });

  test('shows and hides several at once', async () => {
    const { openAs, change, put, entities } = await openEditedSite();
    await change(
      ['one', 'two', 'three'].map((id) => put('title', id, { video_type: 'SPV', title: { en: id } })),
    );
    const owner = await openAs(['publish'], '/studio/catalogue/title');
    for (const id of ['one', 'three']) owner.check(owner.main.getByLabelText(`Choose ${id}`));
    await owner.click(owner.main.getByRole('button', { name: 'Hide the chosen ones' }));
    owner.screen.getByText(/^Saved/);
    const hidden = (await entities('title')).filter(({ value }) => value.is_published === false);
    expect(hidden.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(owner.main.getAllByText('Hidden')).toHaveLength(2);
    owner.check(owner.main.getByLabelText('Choose one'));
    await owner.click(owner.main.getByRole('button', { name: 'Show the chosen ones' }));
    expect(owner.main.getAllByText('Hidden')).toHaveLength(1);
  });

  test('of many people those that a title names are found by name', async () => {
    const { openAs, change, put, entities } = await openEditedSite();
    const people = Array.from({ length: 201 }, (_, index) =>
      put('person', `p${index}`, { name: { en: `Person ${index}` }, position: index }),
    );
    await change(people.slice(0, 100));
    await change(people.slice(100));
    await change([
      put('title', 'one', { video_type: 'SPV', title: { en: 'One' }, people: { cast: ['p7'] } }),
    ]);
    const owner = await openAs(['publish'], '/studio/catalogue/title/one');
    expect(owner.main.getByLabelText<HTMLInputElement>('Person 7').checked).toBe(true);
    fill(owner, 'Title (en)', 'Another');
    fill(owner, 'Find by name: Directing', 'person 200');
    const find = owner.main
      .getAllByRole<HTMLButtonElement>('button', { name: 'Find' })
      .find(({ value }) => value === 'find:people.director');
    await owner.click(find as Element);
    expect(shownIn(owner, 'Title (en)')).toBe('Another');
    owner.check(owner.main.getByLabelText('Person 200'));
    await save(owner);
    const [stored] = await entities('title');
    expect(stored?.value).toMatchObject({
      title: { en: 'Another' },
      people: { director: ['p200'], cast: ['p7'] },
    });
  });

  test('is deleted after a question, unless something names it', async () => {
    const { openAs, change, put, entities } = await openEditedSite();
    await change([
      put('category', 'drama', { name: { en: 'Drama' } }),
      put('title', 'one', { video_type: 'SPV', title: { en: 'One' }, categories: ['drama'] }),
    ]);
    const owner = await openAs(['publish'], '/studio/catalogue/category/drama');
    const confirm = async () => {
      await follow(owner, 'Delete');
      owner.main.getByText('Delete “Drama”?');
      await owner.click(owner.main.getByRole('button', { name: 'Delete' }));
    };
    await confirm();
    owner.screen.getByText(/^It cannot be deleted/);
    await change([{ op: 'delete', kind: 'title', id: 'one' }]);
    await confirm();
    owner.screen.getByText('Deleted');
    expect(await entities('category')).toEqual([]);
  });

  test('does not exist for those without its role, nor does a kind that there is not', async () => {
    const { openAs, openAsGuest } = await openEditedSite();
    const paths = [
      ...['/studio/catalogue', '/studio/catalogue/title', '/studio/new/title'],
      ...['/studio/catalogue/plan', '/studio/catalogue/title/one', '/studio/plans', '/studio/site'],
      ...['/studio/catalogue/site/site', '/studio/catalogue/comment-rules', '/studio/new/voucher'],
    ];
    const withoutForm = ['/studio/catalogue', '/studio/plans', '/studio/site'];
    const guest = await openAsGuest();
    const visitors = [guest, await openAs([]), await openAs(['edit']), await openAs(['moderate', 'read'])];
    for (const page of visitors)
      for (const path of paths) {
        await page.goto(path);
        expect([path, page.status]).toEqual([path, 404]);
        const { status } = await page.browser.submit(path, { intent: 'save' });
        expect([path, status]).toEqual([path, withoutForm.includes(path) ? 405 : 404]);
      }
    const publisher = await openAs(['publish'], '/studio');
    expect(publisher.main.queryByRole('link', { name: /^Plans/ })).toBeNull();
    for (const path of [
      ...['/studio/catalogue/plan', '/studio/new/plan', '/studio/catalogue/page', '/studio/new/x'],
      ...['/studio/plans', '/studio/site', '/studio/people-of-mine', '/studio/catalogue/site/site'],
      ...['/studio/catalogue/voucher', '/studio/catalogue/comment-rules/comment-rules'],
    ]) {
      await publisher.goto(path);
      expect([path, publisher.status]).toEqual([path, 404]);
    }
  });

  test('is kept nowhere, found by no crawler, and in the reader’s language', async () => {
    const { openAs } = await openEditedSite();
    const owner = await openAs(['own'], '/studio/catalogue/title?lang=ar');
    expect(owner.document.documentElement.dir).toBe('rtl');
    expect(heading(owner)).toBe('العناوين');
    expect(owner.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    const { headers } = await owner.browser.request('/studio/catalogue/title');
    expect(headers.get('cache-control')).toContain('no-store');
  });
});
