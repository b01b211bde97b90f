import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import { makeMember, newEmail } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A brand with a plan, a film for those who have it, and a viewer who is signed in. */
async function openBrand() {
  const brand = await openEditedSite();
  const { site, hostname, change, put } = brand;
  const { results } = await change([
    put('plan', 'gold', { name: { en: 'Gold' }, amount_minor: 799, currency: 'USD', duration_days: 30 }),
    put('title', 'film', {
      ...{ title: { en: 'The Long Film' }, video_type: 'SPV', is_restricted: true, plans: ['gold'] },
      stream_link: 'https://media.example/master.m3u8',
    }),
  ]);
  expect(results.flatMap(({ faults }) => faults ?? [])).toEqual([]);
  const [viewer, email] = [await site.page(hostname), newEmail()];
  await makeMember(site.bindings, viewer.browser, { name: 'Vera Viewer', email });
  const row = await site.bindings.db
    .prepare('SELECT id FROM users WHERE email_key = ?1')
    .bind(email)
    .first<{ id: string }>();
  return { ...brand, viewer, email, path: `/studio/people/${row?.id}`, viewerId: row?.id ?? '' };
}

const section = (page: Page, name: string) => {
  const found = page.main.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`There is no section ${name}`);
  return within(found);
};

async function give(page: Page, day: string) {
  page.fill(page.main.getByLabelText('Until the end of'), day);
  await page.click(page.main.getByRole('button', { name: 'Give' }));
}

describe('the viewers of a brand', () => {
  test('are found by support, which signs one out everywhere', async () => {
    const { openAs, viewer, email, path } = await openBrand();
    const page = await openAs(['moderate'], '/studio', 'Sam Support');
    await page.click(page.main.getByRole('link', { name: /^Viewers/ }));
    expect(page.address).toBe('/studio/people');
    page.main.getByText('2 people have signed up, the newest first.');
    page.fill(page.main.getByLabelText('Name or email address'), 'nobody@');
    await page.click(page.main.getByRole('button', { name: 'Find' }));
    page.main.getByText('Nobody found');
    await page.click(page.main.getByRole('link', { name: 'Show everyone' }));
    page.fill(page.main.getByLabelText('Name or email address'), email.split('@')[0] ?? '');
    await page.click(page.main.getByRole('button', { name: 'Find' }));
    expect(page.main.getAllByRole('rowheader')).toHaveLength(1);
    await page.click(page.main.getByRole('link', { name: 'Vera Viewer' }));
    expect(page.address).toBe(path);
    page.main.getByText(email);
    page.main.getByText('This viewer has not paid for anything yet.');
    // Money is the owners'.
    expect(page.main.queryByRole('button', { name: 'Give' })).toBeNull();

    await viewer.goto('/profile');
    expect(viewer.address).toBe('/profile');
    await page.click(page.main.getByRole('button', { name: 'Sign out everywhere' }));
    page.screen.getByText('Signed out everywhere');
    page.main.getByText('Signed in nowhere at the moment.');
    await viewer.goto('/profile');
    expect(viewer.address).toMatch(/^\/login/);
  });

  test('are given a plan by an owner, who sees why a film does not play and that it does then', async () => {
    const { openAs, path } = await openBrand();
    const page = await openAs(['own'], path, 'Olga Owner');
    page.fill(section(page, 'Why can’t they watch?').getByLabelText('Name of the title'), 'no such film');
    await page.click(section(page, 'Why can’t they watch?').getByRole('button', { name: 'Find' }));
    page.main.getByText(/No film, episode or live stream/);
    page.fill(page.main.getByLabelText('Name of the title'), 'long');
    await page.click(page.main.getByRole('button', { name: 'Find' }));
    await page.click(page.main.getByRole('link', { name: 'The Long Film' }));
    page.main.getByText('“The Long Film” does not play for this viewer.');
    page.main.getByText('It needs one of: Gold. The viewer has: none.');

    await give(page, '');
    page.main.getByText('Please choose a day.');
    await give(page, dayIn(-3));
    page.main.getByText(/choose a day after today/);
    expect(page.main.getByLabelText<HTMLInputElement>('Until the end of').value).toBe(dayIn(-3));
    await give(page, dayIn(9));
    page.screen.getByText('Plan given');
    section(page, 'Plans').getByText('Runs');
    await page.goto(`${path}?title=film`);
    page.main.getByText('“The Long Film” plays for this viewer.');

    await page.click(page.main.getByRole('link', { name: 'End Gold now' }));
    await page.click(page.main.getByRole('link', { name: 'Cancel' }));
    await page.click(page.main.getByRole('link', { name: 'End Gold now' }));
    await page.click(page.main.getByRole('button', { name: 'End the plan' }));
    page.screen.getByText('Plan ended');
    section(page, 'Plans').getByText('Taken back');
    await page.goto(`${path}?title=film`);
    page.main.getByText(/^It needs one of: Gold\. The viewer has: Gold \(taken back on /);
  });

  test('are refunded by an owner with the password, and not by support', async () => {
    const { openAs, path, viewerId, site, account } = await openBrand();
    await site.bindings.db
      .prepare(
        `INSERT INTO transactions (account_id, id, user_id, plan_id, gateway_id, gateway_order_id,
           gateway_transaction_id, idempotency_key, state, currency, subscription_amount_minor,
           discount_amount_minor, tax_amount_minor, transaction_amount_minor, redirection_url, created_date)
         VALUES (?1, 'T1', ?2, 'gold', 'none', 'o', 'p', 'k', 'captured', 'USD', 799, 0, 0, 799, '/', ?3)`,
      )
      .bind(account, viewerId, Date.now())
      .run();
    const support = await openAs(['moderate'], path);
    section(support, 'Payments').getByText('$7.99');
    expect(support.main.queryByRole('link', { name: /^Refund/ })).toBeNull();
    await support.goto(`${path}?refund=T1`);
    expect(support.address).toBe(path);

    const page = await openAs(['own'], path);
    await page.click(page.main.getByRole('link', { name: /^Refund \$7\.99 of/ }));
    page.main.getByRole('heading', { level: 1, name: 'Refund $7.99?' });
    const refund = () => page.click(page.main.getByRole('button', { name: 'Refund' }));
    const amount = () => page.main.getByLabelText<HTMLInputElement>('Amount in USD');
    expect(amount().value).toBe('7.99');
    page.fill(amount(), '3.5');
    await refund();
    page.main.getByText('Please enter your password.');
    expect(amount().value).toBe('3.5');
    page.fill(amount(), '0');
    await refund();
    page.main.getByText('Please enter an amount above zero.');
    page.fill(amount(), '8');
    await refund();
    page.main.getByText('This is more than what is left of the payment.');
    page.fill(amount(), '3.5');
    page.fill(page.main.getByLabelText('Your password'), 'a wrong one');
    await refund();
    page.main.getByText(/password is not right/);
    expect(page.main.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
    await page.goto(`${path}?refund=none`);
    expect(page.address).toBe(path);
  });

  test('are there in Arabic', async () => {
    const { openAs, path } = await openBrand();
    const page = await openAs(['own'], '/studio/people?lang=ar');
    expect(page.document.documentElement.dir).toBe('rtl');
    expect(page.main.getByRole('heading', { level: 1 }).textContent).toBe('المشاهدون');
    page.main.getByText('سجّل شخصان، الأحدث أولًا.');
    await page.goto(`${path}?title=film`);
    page.main.getByText('«The Long Film» لا يعمل لهذا المشاهد.');
    page.main.getByText('يحتاج إلى إحدى: Gold. لدى المشاهد: لا شيء.');
    page.main.getByText('يوجد بث على خادم آخر للتشغيل.');
  });

  test('are no page for anybody else, and are stored and indexed nowhere', async () => {
    const { openAs, openAsGuest, path, viewer } = await openBrand();
    const editor = await openAs(['edit', 'publish', 'read'], '/studio/people');
    const [guest, elsewhere] = [await openAsGuest(), await openBrand()];
    const stranger = await elsewhere.openAs(['own'], path);
    expect(stranger.status).toBe(404);
    for (const page of [editor, guest, viewer])
      for (const address of ['/studio/people', path]) {
        await page.goto(address);
        expect([address, page.status]).toEqual([address, 404]);
        if (address !== path) continue;
        expect((await page.browser.submit(path, { intent: 'sign-out' })).status).toBe(404);
      }
    const support = await openAs(['moderate'], path);
    expect(support.status).toBe(200);
    for (const address of ['/studio/people', path]) {
      const { headers } = await support.browser.request(address);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(support.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
    expect((await support.browser.submit(path, { intent: 'other' })).status).toBe(400);
    await support.goto('/studio/people/usr_none');
    expect(support.status).toBe(404);
  });
});
