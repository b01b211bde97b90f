import { describe, expect, test } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';

const RESPONSES = '/edit/forms/contact/responses';

/** A brand whose form somebody has filled in. */
async function openFilled(names: readonly string[]) {
  const { openAsGuest, ...brand } = await openEditedSite();
  for (const name of names) {
    const guest = await openAsGuest();
    await guest.goto('/forms/contact');
    guest.fill(guest.main.getByLabelText(/^Name/), name);
    await guest.click(guest.main.getByRole('button', { name: 'Send' }));
  }
  return brand;
}

describe('answers to a form', () => {
  test('are read in the studio, newest first, and downloaded', async () => {
    const { openAs } = await openFilled(['Ada', '=1+1']);
    const page = await openAs(['read'], '/edit');
    await page.click(page.main.getByRole('link', { name: 'Write to us' }));
    expect(page.address).toBe(RESPONSES);
    page.main.getByText('2 answers');
    const values = [...page.document.querySelectorAll('main dd')].map((each) => each.textContent);
    expect(values).toEqual(['=1+1', 'Ada']);
    expect(page.main.getAllByText('A guest')).toHaveLength(2);
    const link = page.main.getByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' });
    const file = await page.browser.request(new URL(link.href).pathname);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const text = await file.text();
    expect(text).toContain('Ada');
    // No spreadsheet works it out.
    expect(text).not.toMatch(/(^|[,"])=1\+1/m);
  });

  test('are none at first', async () => {
    const { openAs } = await openFilled([]);
    const page = await openAs(['own'], RESPONSES);
    page.main.getByText('No answers yet');
  });

  test.each([
    ['an editor', ['edit', 'publish'], 404],
    ['a viewer', [], 404],
  ] as const)('are nothing for %s', async (_, roles, status) => {
    const { openAs } = await openFilled([]);
    const page = await openAs(roles, RESPONSES);
    expect(page.status).toBe(status);
    await page.goto(`${RESPONSES}.csv`);
    expect(page.status).toBe(status);
  });

  test('are those of a form that there is', async () => {
    const { openAs } = await openFilled([]);
    const page = await openAs(['read'], '/edit/forms/none/responses');
    expect(page.status).toBe(404);
  });
});
