import { randomUUID } from 'node:crypto';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { expectToFitAndBeAccessible } from './support/fits-and-accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LIST = '/studio/domains';

/** As the owner of the domain does at their DNS company; here it is the sandbox's. */
async function setDns(name: string, ...records: { type: string; value: string }[]) {
  const port = Number(new URL(siteUrl('aurora')).port);
  const { status } = await loopbackRequest(port, 'dns.localhost', `/control/names/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ records }),
  });
  expect(status).toBe(200);
}

test.beforeEach(({ context }) => signedIn(context, 'owner@aurora.example', { password: DEMO_PASSWORD }));

test('an owner adds an address, copies its record, and sees it go live, by keys alone', async ({
  page,
  context,
}) => {
  const host = `www.h${randomUUID().slice(0, 8)}.example`;
  const main = page.getByRole('main');
  await page.goto(siteUrl('aurora', LIST));
  await main.getByLabel('Address of your site').fill(`https://${host}/`);
  await main.getByLabel('Address of your site').press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(host);
  await expect(main.getByRole('table', { name: 'In your DNS settings' })).toContainText(
    'origin.marquee.example',
  );
  await test.step('the page fits and is accessible while the record is missing', async () => {
    await expectToFitAndBeAccessible(page);
    await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
    await page.reload();
    await expectToFitAndBeAccessible(page);
    await context.addCookies([{ name: 'lng', value: 'en', url: siteUrl('aurora') }]);
    await page.reload();
  });

  await setDns(host, { type: 'CNAME', value: 'origin.marquee.example' });
  await setDns(host.replace('www.', ''), { type: 'A', value: '3.33.130.190' });
  const works = main.getByRole('heading', { name: `${host} works.` });
  await expect(async () => {
    await main.getByRole('button', { name: 'Check now' }).press('Enter');
    await expect(works).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expectToFitAndBeAccessible(page);
  await page.goto(siteUrl('aurora', LIST));
  await expect(main.getByRole('row', { name: host })).toContainText('Live');
  await expectToFitAndBeAccessible(page);

  await main.getByRole('link', { name: host }).press('Enter');
  await main.getByRole('link', { name: 'Remove' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Remove ${host}?`);
  await expectToFitAndBeAccessible(page);
  await main.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(main.getByRole('link', { name: host })).toHaveCount(0);
});
