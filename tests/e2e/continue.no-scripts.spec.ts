import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newEmail, PASSWORD } from './support/viewer.ts';

test('what was begun is listed, removed and brought back by plain forms', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/signup'));
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Nils Viewer');
  await main.getByLabel('Email').fill(newEmail());
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Confirm password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/'));

  await page.goto(siteUrl('aurora', '/continue-watching'));
  await expect(main.getByText('Nothing begun yet')).toBeVisible();

  // Another browser of the viewer's has scripts, and told this.
  const event = { event_type: 'PLAYER', content_id: 'the-keeper', total_duration: 5400, source: 'WEB' };
  const { hostname, port, origin } = new URL(siteUrl('aurora'));
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const [sequence, event_name] of ['PLAYER_PLAY', 'PLAYER_PAUSE'].entries()) {
    const told = { ...event, event_name, tracking_id: cookie.slice(-12), sequence };
    const answer = await loopbackRequest(Number(port), hostname, '/resources/player-event', {
      method: 'POST',
      headers: { cookie, origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ ...told, player_timestamp: 1800 * sequence }),
    });
    expect(answer.status).toBe(204);
  }
  await expect(async () => {
    await page.goto(siteUrl('aurora', '/'));
    await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible({ timeout: 500 });
  }).toPass();
  const lane = page.getByRole('region', { name: 'Continue watching' });
  await expect(lane.getByText('1 hr left')).toBeVisible();
  await lane.getByRole('listitem').hover();
  await lane.getByRole('button', { name: 'Remove The Keeper from Continue watching' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/continue-watching?removed=the-keeper'));
  await expect(main.getByText('Removed from Continue watching')).toBeVisible();
  await expect(main.getByText('Nothing begun yet')).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/continue-watching'));
  await expect(main.getByText('Back in Continue watching')).toBeVisible();
  await main.getByRole('link', { name: /The Keeper/ }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/watch/the-keeper'));
});
