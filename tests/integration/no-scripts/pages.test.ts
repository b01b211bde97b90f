import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { newEmail, PASSWORD } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { FILM, openAsMember, openPage, signIn } from './open-pages.ts';

describe('a detail page without scripts', () => {
  it('has tabs that are pages of their own', async () => {
    const page = await openPage(FILM);
    const related = within(page.screen.getByRole('region', { name: 'You may also like' }));
    expect(related.getAllByRole('listitem')).toHaveLength(8);
    await page.click(page.screen.getByRole('link', { name: 'Reviews' }));
    expect(page.address).toBe(`${FILM}?tab=reviews`);
    page.screen.getByRole('list', { name: 'How the ratings spread' });
    await page.click(page.screen.getByRole('link', { name: 'Comments' }));
    page.screen.getByRole('region', { name: 'Comments' });
  });

  it('of a series leads to its episodes', async () => {
    const page = await openPage('/parent-content/the-fjord-cases');
    const episodes = within(page.screen.getByRole('region', { name: 'Episodes' }));
    await page.click(episodes.getByRole('link', { name: /The Interview/ }));
    expect(page.address).toBe('/content/fjord-cases-2');
  });

  it('is shared by a page of links, which leads back to it', async () => {
    const page = await openPage(FILM);
    await page.click(page.screen.getByRole('link', { name: 'Share' }));
    expect(page.address).toMatch(/^\/share\?path=/);
    const shared = `${page.browser.origin}${FILM}`;
    for (const network of ['Facebook', 'X (Twitter)', 'Mail', 'WhatsApp', 'LinkedIn', 'Pinterest']) {
      const link = page.main.getByRole('link', { name: (name) => name.startsWith(network) });
      expect(link.getAttribute('href')).toContain(encodeURIComponent(shared));
    }
    expect(page.main.getByLabelText<HTMLInputElement>('Page link').value).toBe(shared);
    expect(page.main.queryByRole('button', { name: 'Copy' })).toBeNull();
    await page.click(page.main.getByRole('link', { name: 'Back to the page' }));
    expect(page.address).toBe(FILM);
  });
});

describe('a custom form without scripts', () => {
  it('is a link, then a page, and its sender returns with a toast', async () => {
    const page = await openPage('/static/press', 'pulse');
    const email = () => page.screen.getByRole<HTMLInputElement>('textbox', { name: 'Your e-mail' });
    const openForm = () => page.click(page.screen.getByRole('link', { name: 'Pulse at your office' }));
    const send = () => page.click(page.screen.getByRole('button', { name: 'Ask for a visit' }));
    await openForm();
    page.screen.getByRole('heading', { level: 1, name: 'Pulse at your office' });
    page.fill(email(), 'a@b');
    await send();
    expect(page.screen.getAllByText('Field cannot be empty')).toHaveLength(2);
    page.screen.getByText('Enter a valid E-mail');
    expect(email().value).toBe('a@b');
    page.fill(page.screen.getByRole('textbox', { name: /^Your name/ }), 'Ana');
    page.fill(email(), 'ana@example.com');
    page.select(page.screen.getByRole('combobox', { name: /^How many of you/ }), '11 to 50');
    await send();
    expect(page.address).toBe('/static/press');
    page.screen.getByText('Your response has been submitted!');
    await openForm();
    page.screen.getByRole('heading', { level: 1, name: 'Thank you' });
  });
});

describe('Pulse’s home page without scripts', () => {
  const HEADINGS = [
    'Strong starts soft',
    'Train with us, live',
    'What does your body say?',
    'Fresh this week',
    'The first week is on us',
    'The people who will say “one more”',
    'A plan for your week',
    'What our coaches do on Sundays',
    'All of it, or for a while',
    'Where we train',
    'Ready when you are',
  ];

  it('has every block', async () => {
    const page = await openPage('/', 'pulse');
    const headings = page.main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(HEADINGS));
  });

  it('has no button that needs scripts, and leads to a stream, a search and a brand’s page', async () => {
    const page = await openPage('/', 'pulse');
    expect(page.main.queryAllByRole('button', { name: /Next|Pause/ })).toEqual([]);
    const hero = page.document.querySelector<HTMLElement>('[data-block="fullHeightSlider"]') as HTMLElement;
    await page.click(within(hero).getByRole('link', { name: 'Join live' }));
    expect(page.address).toContain('pulse-live-hiit');
    await page.back();
    page.fill(page.main.getByRole('textbox'), 'kettlebell');
    await page.submitByEnter(page.main.getByRole('textbox'));
    expect(page.address).toBe('/search?search_text=kettlebell');
    await page.goto('/');
    await page.click(page.footer.getByRole('link', { name: 'The studio' }));
    expect(page.address).toBe('/custom/studio');
  });
});

describe('the site chrome without scripts', () => {
  it('leads by its footer to the questions, and from there to the page about the brand', async () => {
    const page = await openPage(FILM);
    await page.click(page.footer.getByRole('link', { name: 'Questions' }));
    const question = page.main.getByText('What is free?');
    expect(question.closest('details')?.textContent).toContain('More than half of the films');
    await page.click(page.footer.getByRole('link', { name: 'About Aurora' }));
    page.screen.getByRole('heading', { level: 1, name: 'About Aurora' });
  });

  const searchFrom = async (page: Page, key: 'button' | 'Enter') => {
    const field = page.header.getByRole('searchbox');
    page.fill(field, 'salt');
    if (key === 'Enter') return page.submitByEnter(field);
    await page.click(page.header.getByRole('button', { name: 'Search' }));
  };

  it('has more categories in a menu, where the current one is marked', async () => {
    const page = await openPage('/about-us');
    const more = () => {
      // The wide header's; the narrow one has them all in its menu.
      const [categories] = page.header.getAllByRole('navigation', { name: 'Categories' });
      return within(categories as HTMLElement)
        .getByText('More')
        .closest('details') as HTMLElement;
    };
    const openMore = () => page.click(within(more()).getByText('More'));
    await openMore();
    const [entry] = within(more()).getAllByRole('link');
    const name = entry?.textContent;
    await page.click(entry as HTMLElement);
    expect(page.address).toMatch(/^\/category\//);
    await openMore();
    expect(within(more()).getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
  });

  it('shows in its search box what was searched for', async () => {
    const page = await openPage('/about-us');
    await searchFrom(page, 'button');
    expect(page.address).toBe('/search?search_text=salt');
    expect(page.header.getByRole<HTMLInputElement>('searchbox').value).toBe('salt');
  });

  it('keeps a brand’s own app in links, forms and redirects, and has no footer there', async () => {
    const email = newEmail();
    await openAsMember('/faq', { email });
    const page = await openPage('/about-us?mobileApp=true');
    const hasQuery = /[?&]mobileApp=true(&|$)/;
    await page.click(page.header.getAllByRole('link', { name: 'Drama' })[0] as HTMLElement);
    expect(page.address).toMatch(/^\/category\/drama/);
    expect(page.address).toMatch(hasQuery);
    for (const key of ['Enter', 'button'] as const) {
      await searchFrom(page, key);
      expect(page.address).toMatch(/^\/search\?search_text=salt/);
      expect(page.address).toMatch(hasQuery);
      await page.back();
    }
    await page.click(page.header.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement);
    await signIn(page, email, PASSWORD);
    page.header.getAllByRole('navigation', { name: 'Your account' });
    expect(page.address).toMatch(hasQuery);
    expect(page.screen.queryByRole('contentinfo')).toBeNull();
  });
});
