import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { newEmail, PASSWORD } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { FILM, openAsMember, openPage, signIn } from './open-pages.ts';

const TITLE = '/content/green-fire';

describe('a member’s account without scripts', () => {
  it('has a profile whose new name the header shows', async () => {
    const page = await openAsMember('/profile', { name: 'Nils Viewer' });
    page.fill(page.main.getByLabelText(/^Name/), 'Nora Viewer');
    await page.click(page.main.getByRole('button', { name: 'Save' }));
    page.main.getByText('Your profile is updated');
    const [account] = page.screen.getAllByRole('navigation', { name: 'Your account' });
    expect(account?.textContent).toContain('Nora');
  });

  it('ends by a form, and stays for who signs in again', async () => {
    const email = newEmail();
    const page = await openAsMember('/profile/delete', { email });
    page.fill(page.main.getByLabelText(/^Password/), PASSWORD);
    await page.click(page.main.getByRole('button', { name: 'Delete my account' }));
    page.main.getByText(/will be erased on/);
    await page.goto('/login');
    await signIn(page, email, PASSWORD);
    page.main.getByText('Welcome back. Your account stays.');
  });
});

describe('favourites without scripts', () => {
  it('are added on the player’s page and removed on their own', async () => {
    const page = await openAsMember('/watch/the-keeper');
    await page.click(page.screen.getByRole('button', { name: 'Add to your favourites' }));
    page.screen.getByRole('button', { name: 'Remove from your favourites' });
    await page.goto('/favourites');
    await page.click(page.main.getByRole('button', { name: 'Remove “The Keeper” from your favourites' }));
    page.main.getByText('Removed from your favourites');
    page.main.getByText('No favourites yet');
  });

  it.each([TITLE, FILM])('are added and removed on %s, which is shown again', async (path) => {
    const page = await openAsMember(path);
    await page.click(page.main.getByRole('button', { name: 'Add to your favourites' }));
    expect(page.address).toBe(path);
    page.screen.getByText('Added to your favourites');
    await page.click(page.main.getByRole('button', { name: 'Remove from your favourites' }));
    expect(page.address).toBe(path);
    page.screen.getByText('Removed from your favourites');
    page.main.getByRole('button', { name: 'Add to your favourites' });
  });

  it('are no guest’s, to whom every card is a link', async () => {
    const page = await openPage(TITLE);
    expect(page.screen.queryAllByRole('button', { name: /watchlist|favourites/ })).toEqual([]);
    await page.goto('/');
    await page.click(page.document.querySelector('main a[data-card]') as Element);
    expect(page.address).toMatch(/^\/(content|playlist|parent-content)\//);
    expect(page.status).toBe(200);
  });
});

describe('continue watching without scripts', () => {
  /** What another browser of the viewer's sends, which has scripts. */
  async function watchHalfAnHour({ browser }: Page) {
    const event = { event_type: 'PLAYER', content_id: 'the-keeper', total_duration: 5400, source: 'WEB' };
    for (const [sequence, event_name] of ['PLAYER_PLAY', 'PLAYER_PAUSE'].entries()) {
      const { status } = await browser.request('/resources/player-event', {
        method: 'POST',
        headers: { origin: browser.origin, 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({
          ...event,
          event_name,
          tracking_id: browser.cookies.get('sid')?.slice(-12),
          sequence,
          player_timestamp: 1800 * sequence,
        }),
      });
      expect(status).toBe(204);
    }
  }

  it('lists what was started, removes it and brings it back by forms', async () => {
    const page = await openAsMember('/continue-watching');
    page.main.getByText('Nothing started yet');
    await watchHalfAnHour(page);
    await expect
      .poll(async () => {
        await page.goto('/');
        return page.screen.queryByRole('region', { name: 'Continue watching' });
      })
      .not.toBeNull();
    const lane = within(page.screen.getByRole('region', { name: 'Continue watching' }));
    lane.getByText('1 hr left', { exact: false });
    await page.click(lane.getByRole('button', { name: 'Remove The Keeper from Continue watching' }));
    expect(page.address).toBe('/continue-watching?removed=the-keeper');
    page.main.getByText('Removed from Continue watching');
    page.main.getByText('Nothing started yet');
    await page.click(page.main.getByRole('button', { name: 'Undo' }));
    expect(page.address).toBe('/continue-watching');
    page.main.getByText('Back in Continue watching');
    await page.click(page.main.getByRole('link', { name: /The Keeper/ }));
    expect(page.address).toBe('/watch/the-keeper');
  });
});
