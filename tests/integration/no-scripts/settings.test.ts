import { describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';
import { openStudio } from './open-studio.ts';

const field = (page: Page, name: string | RegExp) => page.main.getByLabelText<HTMLInputElement>(name);
const textIn = (page: Page, name: string | RegExp) => field(page, name).value;
const click = (page: Page, name: string | RegExp) => page.click(page.main.getByRole('button', { name }));
const follow = (page: Page, name: string | RegExp) => page.click(page.main.getByRole('link', { name }));
const save = (page: Page) => click(page, 'Save');
const html = (page: Page) => page.main.getByLabelText<HTMLInputElement>(/^Text/);

describe('a new page', () => {
  it('gets its address from its title, and titles in two languages', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor();
    await follow(page, 'New page');
    page.fill(page.main.getByLabelText(/^Title/), 'Été à Tromsø');
    await click(page, 'Make the page');
    expect(page.address).toMatch(/^\/edit\/on\/page%3A[0-9a-f]{12}$/);
    page.main.getByRole('heading', { level: 1, name: 'Été à Tromsø' });
    await follow(page, 'Address and title');
    expect(textIn(page, 'Address')).toBe('ete-a-tromso');
    await follow(page, 'es');
    page.main.getByText('Été à Tromsø', { selector: '[lang="en"]' });
    page.fill(field(page, 'Title'), 'Verano');
    await save(page);
    page.screen.getByText('Saved in the draft');
    expect(textIn(page, 'Title')).toBe('Verano');
    await follow(page, 'en');
    expect(textIn(page, 'Title')).toBe('Été à Tromsø');
    page.fill(field(page, 'Title'), 'Summer');
    await save(page);
    await follow(page, 'To the page');
    page.main.getByRole('heading', { level: 1, name: 'Summer' });
  });

  it('of text has one at once, and is deleted by discarding it', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/new-page');
    page.fill(page.main.getByLabelText(/^Title/), 'Jobs');
    page.check(field(page, 'Text'));
    await click(page, 'Make the page');
    expect(page.address).toMatch(/\/settings$/);
    page.fill(html(page), '<p>Join us</p>');
    await save(page);
    expect(html(page).value).toBe('<p>Join us</p>');
    await follow(page, 'Discard changes');
    await follow(page, 'Cancel');
    await follow(page, 'Discard changes');
    page.main.getByRole('heading', { level: 1, name: 'Discard the changes of “Jobs”?' });
    await click(page, 'Discard');
    expect(page.address).toBe('/edit');
    page.screen.getByText('The changes are discarded');
    expect(page.main.queryByText('Jobs')).toBeNull();
  });

  it('has no address of another, and what was typed stays', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/new-page');
    page.fill(page.main.getByLabelText(/^Title/), 'News');
    page.fill(field(page, 'Address'), '/Static/PRESS/');
    page.check(field(page, 'Text'));
    await click(page, 'Make the page');
    expect(page.status).toBe(400);
    page.main.getByText('The page “Press” has this address already.');
    expect(page.main.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('News');
    page.fill(field(page, 'Address'), '');
    page.fill(page.main.getByLabelText(/^Title/), 'Press');
    await click(page, 'Make the page');
    expect(textIn(page, 'Address')).toBe('press-2');
  });

  it('is made once by a double click', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/new-page');
    const sent = Object.fromEntries(
      [...page.document.querySelectorAll('form input[type="hidden"]')].map((input) => [
        input.getAttribute('name') ?? '',
        input.getAttribute('value') ?? '',
      ]),
    );
    for (let click = 0; click < 2; click++) {
      const { status } = await page.browser.submit('/edit/new-page', { ...sent, title: 'Twice' });
      expect(status).toBe(302);
    }
    await page.goto('/edit');
    expect(page.main.getAllByRole('link', { name: /^Twice/ })).toHaveLength(1);
  });
});

describe('a copy', () => {
  it('of a page of blocks has its blocks, as its draft has them, and an address of its own', async () => {
    const { openAs } = await openEditedSite();
    const page = await openAs(['edit', 'publish'], '/edit/on/page%3Aabout');
    await click(page, 'Delete: Opening slides');
    await page.goto('/edit');
    await follow(page, 'Copy: About');
    expect(page.main.queryByRole('radio')).toBeNull();
    page.main.getByText(/^A copy of About\./);
    expect(page.main.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('About (copy)');
    page.fill(page.main.getByLabelText(/^Title/), 'Our story');
    await click(page, 'Make the page');
    page.main.getByRole('heading', { level: 1, name: 'Our story' });
    expect(page.address).not.toContain('about');
    expect(page.main.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Banner, 1 of 1',
    ]);
    page.main.getByText('Welcome');
    await follow(page, 'Address and title');
    expect(textIn(page, 'Address')).toBe('our-story');
    await follow(page, 'es');
    await follow(page, 'To the page');
    page.main.getByText('Bienvenidos');
  });

  it('of a page of text has its text', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor();
    await follow(page, 'Copy: Press');
    await click(page, 'Make the page');
    expect(page.address).toMatch(/^\/edit\/on\/page%3A[0-9a-f]{12}\/settings$/);
    expect(html(page).value).toBe('<p>Hello</p>');
    expect([textIn(page, 'Title'), textIn(page, 'Address')]).toEqual(['Press (copy)', 'press-copy']);
  });

  it('of a form has its fields, and leaves the form alone', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor();
    await follow(page, 'Copy: Write to us');
    page.fill(page.main.getByLabelText(/^Heading/), 'Join us');
    await click(page, 'Make the form');
    expect(page.address).toMatch(/^\/edit\/on\/form%3A[0-9a-f]{12}\/settings$/);
    page.main.getByRole('heading', { level: 1, name: 'Join us' });
    expect(textIn(page, /^Words on the button/)).toBe('Send');
    expect(page.main.getAllByDisplayValue('How often')).toHaveLength(1);
    await page.goto('/edit');
    page.main.getByRole('link', { name: /^Write to us/ });
  });

  it('of what is not there is not found', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/new-page?from=page:never');
    expect(page.status).toBe(404);
  });
});

describe('a new form', () => {
  it('has a heading, a field and a button, and viewers have it once it is published', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor();
    await follow(page, 'New form');
    await click(page, 'Make the form');
    expect(page.status).toBe(400);
    page.main.getByText('Please fill this in.');
    page.fill(page.main.getByLabelText(/^Heading/), 'Tell us');
    await click(page, 'Make the form');
    expect(page.address).toMatch(/^\/edit\/on\/form%3A[0-9a-f]{12}\/settings$/);
    expect(page.main.getAllByDisplayValue('Your name')).toHaveLength(1);
    expect(textIn(page, /^Words on the button/)).toBe('Send');
    await follow(page, 'Publish');
    await click(page, 'Publish');
    page.check(page.main.getByLabelText(/^texts are missing in a language/));
    await click(page, 'Publish');
    page.screen.getByText(/^Published: /);
    const viewer = await studio.openAsViewer('/');
    expect(viewer.screen.getAllByText('Tell us')).not.toEqual([]);
  });
});

describe('the address of a page', () => {
  it.each([
    ['', 'A page needs an address.'],
    ['two/words', /^An address has no spaces/],
    ['press', 'The page “Press” has this address already.'],
  ])('"%s" is named as what it is', async (address, words) => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/on/page:spring/settings');
    page.fill(field(page, 'Title'), 'Typed');
    page.fill(field(page, 'Address'), address);
    await save(page);
    expect(page.status).toBe(400);
    page.main.getByText(words, { selector: 'p *' });
    expect([textIn(page, 'Title'), textIn(page, 'Address')]).toEqual(['Typed', address]);
  });
});

describe('a page of text', () => {
  it('shows what readers would see, and is saved as that', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor();
    await follow(page, /^Press/);
    expect(page.address).toBe('/edit/on/page%3Apress/settings');
    const hostile =
      '<h2>Write</h2><p onclick="x()">to us<script>alert(1)</script></p><a href="javascript:x">a</a>';
    page.fill(html(page), hostile);
    await click(page, 'Show without saving');
    expect(page.status).toBe(200);
    page.main.getByText(/It is not saved yet/);
    expect(html(page).value).toBe(hostile);
    page.main.getByRole('heading', { level: 2, name: 'Write' });
    const named = ['onclick', '<script>', '<a>', 'href'];
    expect(page.main.getAllByText(/./, { selector: 'code' }).map(({ textContent }) => textContent)).toEqual(
      named,
    );
    expect(page.document.querySelector('main [onclick], main a[href^="javascript"]')).toBeNull();
    await save(page);
    expect(html(page).value).toBe('<h2>Write</h2><p>to us</p>a');
    expect(page.main.queryAllByText(/./, { selector: 'code' })).toEqual([]);
    await click(page, 'Undo');
    expect(html(page).value).toBe('<p>Hello</p>');
  });

  it('is hidden, and has another text in each language', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/on/info:ABOUT_US/settings?in=es');
    expect(html(page).value).toBe('<p>Nos</p>');
    page.check(field(page, 'Shown on the site'), false);
    page.fill(html(page), '');
    await save(page);
    expect(field(page, 'Shown on the site').checked).toBe(false);
    page.main.getByText(/There is no text in this language yet/);
    page.main.getByText('We');
    await follow(page, 'en');
    expect(html(page).value).toBe('<p>We</p>');
    page.fill(html(page), ' ');
    await save(page);
    expect(page.status).toBe(400);
  });

  it('merges what two editors save in it, and shows where they clash', async () => {
    const studio = await openStudio();
    const [one, other] = await Promise.all([
      studio.openAsEditor('/edit/on/page:press/settings'),
      studio.openAsEditor('/edit/on/page:press/settings'),
    ]);
    one.fill(field(one, 'Title'), 'Newsroom');
    await save(one);
    other.fill(html(other), '<p>Mine</p>');
    await save(other);
    expect([textIn(other, 'Title'), html(other).value]).toEqual(['Newsroom', '<p>Mine</p>']);
    // The first still has the text of before.
    one.fill(html(one), '<p>Theirs</p>');
    one.fill(field(one, 'Address'), 'newsroom');
    await save(one);
    expect(one.status).toBe(409);
    one.main.getByText(/These fields were changed elsewhere/);
    one.main.getByText('<p>Mine</p>', { selector: 'q *' });
    expect([html(one).value, textIn(one, 'Address')]).toEqual(['<p>Theirs</p>', 'newsroom']);
    await save(one);
    expect([html(one).value, textIn(one, 'Address')]).toEqual(['<p>Theirs</p>', 'newsroom']);
    one.screen.getByText('Saved in the draft');
  });
});

describe('the questions of a FAQ', () => {
  const questions = (page: Page) =>
    page.main.getAllByLabelText<HTMLInputElement>('Question').map(({ value }) => value);

  it('are changed, added, moved and deleted', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor();
    await follow(page, /^Questions/);
    expect(questions(page)).toEqual(['Why?', 'How?', '']);
    const [first, , last] = page.main.getAllByLabelText('Question');
    const [, , answer] = page.main.getAllByLabelText('Answer');
    if (!first || !last || !answer) throw new Error('a row is missing');
    page.fill(first, 'What?');
    page.fill(last, 'When?');
    page.fill(answer, '<p onclick="x">Now</p>');
    await click(page, 'Add');
    expect(page.address).toMatch(/settings\?row=content%2Fnew#field-content\/new$/);
    expect(questions(page)).toEqual(['What?', 'How?', 'When?', '']);
    expect(page.main.getAllByLabelText<HTMLInputElement>('Answer')[2]?.value).toBe('<p>Now</p>');
    await page.click(page.main.getByText('3. When?'));
    await click(page, 'Up: 3. When?');
    expect(questions(page)).toEqual(['What?', 'When?', 'How?', '']);
    await page.click(page.main.getByText('1. What?'));
    await click(page, 'Delete: 1. What?');
    expect(questions(page)).toEqual(['When?', 'How?', '']);
  });

  it('need an answer', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/on/info:FAQ/settings');
    const [, , last] = page.main.getAllByLabelText('Question');
    page.fill(last as HTMLElement, 'When?');
    await save(page);
    expect(page.status).toBe(400);
    await follow(page, 'Questions and answers No. 3: Please fill this in.');
    expect(page.address).toMatch(/#field-content(?:\/|%2F)2(?:\/|%2F)answer$/);
    expect(questions(page)[2]).toBe('When?');
  });

  it('of another language begin as those that its viewers see', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/on/info:FAQ/settings?in=ar');
    page.main.getByText(/This language has no questions of its own yet/);
    const [first] = page.main.getAllByLabelText('Question');
    page.fill(first as HTMLElement, 'لماذا؟');
    await save(page);
    expect(questions(page)).toEqual(['لماذا؟', 'How?', '']);
    await follow(page, 'en');
    expect(questions(page)).toEqual(['Why?', 'How?', '']);
  });
});

describe('social networks', () => {
  it('have https addresses', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/on/info:SOCIAL_LINKS/settings');
    page.fill(field(page, 'YouTube'), 'javascript:alert(1)');
    await save(page);
    page.main.getByText('An address begins with https://', { selector: 'bdi' });
    expect(textIn(page, 'YouTube')).toBe('javascript:alert(1)');
    page.fill(field(page, 'YouTube'), 'https://youtube.com/@x');
    page.fill(field(page, 'Facebook'), '');
    await save(page);
    expect([textIn(page, 'YouTube'), textIn(page, 'Facebook')]).toEqual(['https://youtube.com/@x', '']);
  });
});

describe('a form', () => {
  it('changes its place, and what viewers fill in', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor();
    await follow(page, /^Write to us/);
    page.select(field(page, 'Shown over'), 'All pages');
    page.check(page.main.getByLabelText('Only members can send it'));
    const [name] = page.main.getAllByLabelText('Question or name');
    page.fill(name as HTMLElement, 'Surname');
    const [, more] = page.main.getAllByLabelText('More options');
    page.fill(more as HTMLElement, 'Monthly\nNever');
    await save(page);
    expect(field(page, 'Shown over').value).toBe('ALL');
    expect(field(page, 'Only members can send it').checked).toBe(true);
    page.main.getByText('1. Surname');
    await page.click(page.main.getByText('2. How often'));
    const options = () =>
      page.main.getAllByLabelText<HTMLInputElement>(/^Option \d$/).map(({ value }) => value);
    expect(options()).toEqual(['Daily', 'Weekly', 'Monthly', 'Never']);
    await click(page, 'Delete: Weekly');
    expect(options()).toEqual(['Daily', 'Monthly', 'Never']);
    await click(page, 'Up: 2. How often');
    page.main.getByText('1. How often');
    await click(page, 'Delete: 1. How often');
    await page.click(page.main.getByText('1. Surname'));
    await click(page, 'Delete: 1. Surname');
    page.main.getByText('A form needs at least one field.', { selector: 'p' });
  });

  it('has its texts in Arabic', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/on/form:contact/settings?in=ar');
    const heading = page.main.getByLabelText<HTMLInputElement>(/^Heading/);
    expect([heading.value, heading.lang]).toEqual(['', 'ar']);
    page.fill(heading, 'راسلونا');
    await save(page);
    await follow(page, 'en');
    expect(page.main.getByLabelText<HTMLInputElement>(/^Heading/).value).toBe('Write to us');
  });
});

describe('settings in Arabic', () => {
  it('run from right to left, with addresses from left to right', async () => {
    const studio = await openStudio();
    const page = await studio.openAsEditor('/edit/on/page:spring/settings');
    page.browser.cookies.set('lng', 'ar');
    await page.goto('/edit/on/page:spring/settings');
    expect(page.document.documentElement.dir).toBe('rtl');
    expect(field(page, 'عنوان الصفحة على الموقع').dir).toBe('ltr');
    page.fill(field(page, 'عنوان الصفحة على الموقع'), 'press');
    await click(page, 'حفظ');
    page.main.getByText('هذا العنوان للصفحة «Press».', { selector: 'bdi' });
  });
});

describe('a viewer', () => {
  it.each(['/edit/new-page', '/edit/on/page:spring/settings', '/edit/on/page:spring/settings?discard=yes'])(
    'finds nothing at %s',
    async (path) => {
      const studio = await openStudio();
      const page = await studio.openAsViewer(path);
      expect(page.status).toBe(404);
      const { status } = await page.browser.submit(path, { intent: 'discard' });
      expect(status).toBe(404);
    },
  );

  it('finds no settings of what is not there, nor has an editor', async () => {
    const studio = await openStudio();
    for (const id of ['page:none', 'info:NONE', 'nonsense', 'form:none'])
      expect((await studio.openAsEditor(`/edit/on/${id}/settings`)).status).toBe(404);
  });
});
