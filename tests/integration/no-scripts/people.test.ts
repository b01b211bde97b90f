import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import { makeMember, newEmail, PASSWORD } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';

async function send(page: Page, email: string | null, roles: readonly string[], password = PASSWORD) {
  if (email !== null) page.fill(page.main.getByLabelText('Email'), email);
  for (const box of page.main.getAllByRole<HTMLInputElement>('checkbox')) {
    const isWanted = roles.includes(box.closest('label')?.textContent ?? '');
    page.check(box, isWanted);
  }
  page.fill(page.main.getByLabelText('Your password'), password);
  await page.click(page.main.getByRole('button', { name: /roles$/ }));
}

const rowOf = (page: Page, name: string) => {
  const row = page.main.getByText(name, { selector: 'p *' }).closest('li');
  if (!row) throw new Error(`${name} is not listed`);
  return within(row as HTMLElement);
};

describe('the people of a brand', () => {
  test('are given roles by an owner, and lose them, without scripts', async () => {
    const { openAs, site, hostname } = await openEditedSite();
    const email = newEmail();
    const colleague = await site.page(hostname);
    const page = await openAs(['own'], '/edit', 'Olga Owner');
    await makeMember(site.bindings, colleague.browser, { name: 'Carl Colleague', email });
    await site.bindings.db
      .prepare('UPDATE users SET is_email_verified = 1 WHERE email_id = ?1')
      .bind(email)
      .run();
    await colleague.goto('/edit');
    expect(colleague.status).toBe(404);

    await page.click(page.main.getByRole('link', { name: 'Team' }));
    rowOf(page, 'Olga Owner').getByText(/Ownership/);
    expect(rowOf(page, 'Olga Owner').queryByRole('link')).toBeNull();
    await send(page, email, ['Editing'], 'a wrong one');
    page.main.getByText(/password is not right/);
    expect(page.main.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    await send(page, email, ['Editing']);
    page.screen.getByText('Roles saved');
    rowOf(page, 'Carl Colleague').getByText('Editing');
    await colleague.goto('/edit');
    expect(colleague.status).toBe(200);
    expect(colleague.main.queryByRole('link', { name: 'Team' })).toBeNull();
    await colleague.goto('/edit/people');
    expect(colleague.status).toBe(404);

    await page.click(rowOf(page, 'Carl Colleague').getByRole('link', { name: /^Change/ }));
    expect(page.main.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    await send(page, null, []);
    page.screen.getByText('All roles taken back');
    expect(page.main.queryByText('Carl Colleague')).toBeNull();
    await colleague.goto('/edit');
    expect(colleague.status).toBe(404);
  });

  test('are invited by mail where they have no account', async () => {
    const { openAs } = await openEditedSite();
    const page = await openAs(['own'], '/studio');
    await page.click(page.main.getByRole('link', { name: /^Team/ }));
    const email = newEmail();
    await send(page, email, ['Editing']);
    page.main.getByText(/Nobody has signed up with this address/);
    await send(page, email, ['Editing', 'Invite by mail if there is no account yet']);
    page.screen.getByText('Roles saved, and an invitation is on its way');
    const row = rowOf(page, email.split('@')[0] ?? '');
    row.getByText('Invited, not here yet');
    await page.click(row.getByRole('link', { name: /^Change/ }));
    await send(page, null, ['Publishing']);
    page.screen.getByText('Roles saved');
    rowOf(page, email.split('@')[0] ?? '').getByText('Publishing');
    await page.click(rowOf(page, email.split('@')[0] ?? '').getByRole('link', { name: /^Change/ }));
    await send(page, null, []);
    expect(page.main.queryByText(email)).toBeNull();
  });

  test('leave a trail of who did what, for owners', async () => {
    const { openAs, change, put } = await openEditedSite();
    await change([put('genre', 'noir', { name: { en: 'Noir' } })]);
    const owner = await openAs(['own'], '/studio/catalogue/genre/noir', 'Olga Owner');
    owner.fill(owner.main.getByLabelText(/^Name \(en\)/), 'Film noir');
    await owner.click(owner.main.getByRole('button', { name: 'Save' }));
    await owner.goto('/studio');
    await owner.click(owner.main.getByRole('link', { name: /^Team/ }));
    await send(owner, newEmail(), ['Editing', 'Invite by mail if there is no account yet']);
    await owner.click(owner.main.getByRole('link', { name: 'Who did what' }));
    const lines = owner.main.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(lines[1]).toMatch(/^Invited by mailmember-\d+Olga Owner/);
    expect(lines[2]).toMatch(/^Changed: genrenoirOlga Owner/);
    // By the operator's API, in the order of its list.
    expect(lines.some((line) => /^New: genrenoirThe operator/.test(line))).toBe(true);
    await owner.click(owner.main.getAllByRole('link', { name: 'noir' })[0] as Element);
    expect(owner.address).toBe('/studio/catalogue/genre/noir');
    await owner.goto('/studio/log?lang=ar');
    expect(owner.document.documentElement.dir).toBe('rtl');
    owner.main.getByText('تغيير: نوع');
    for (const roles of [[], ['publish'], ['moderate', 'read']] as const) {
      const other = await openAs(roles, '/studio/log');
      expect([roles, other.status]).toEqual([roles, 404]);
    }
  });

  test('are shown why somebody cannot be given a role', async () => {
    const { openAs } = await openEditedSite();
    const page = await openAs(['own'], '/edit/people');
    await send(page, 'nobody@example.com', ['Publishing']);
    page.main.getByText(/Nobody has signed up with this address/);
    await send(page, '', ['Publishing']);
    page.main.getByText(/enter your email/);
    await page.goto('/edit/people?change=usr_none');
    expect(page.address).toBe('/edit/people');
  });

  test.each([
    ['an editor', ['edit', 'publish']],
    ['a viewer', []],
  ] as const)('are no page for %s', async (_, roles) => {
    const { openAs } = await openEditedSite();
    const page = await openAs(roles, '/edit/people');
    expect(page.status).toBe(404);
  });
});
