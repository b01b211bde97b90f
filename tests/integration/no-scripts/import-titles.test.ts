import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

const CSV = [
  'Nummer,Display Name,Synopsis,Category,Stream URL',
  'dawn,Dawn over the harbor,A pilot comes home.,Drama,https://streams.example/dawn.m3u8',
  'dusk,Dusk,<b>bold</b>,Drama,https://streams.example/dusk.m3u8',
  'bad id!,"=HYPERLINK(""x"")",,Drama,',
].join('\r\n');

let site: TestSite;
let hostname: string;

beforeAll(async () => {
  site = await sharedSite();
  ({ hostname } = await site.makeTenant());
});

const click = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.click(page.main.getByRole(role, { name }));

async function openStudio(roles: readonly ('publish' | 'edit')[] = ['publish']): Promise<Page> {
  const page = await site.page(hostname);
  await makeMember(site.bindings, page.browser, { name: 'Eve Editor', roles });
  return page;
}

async function upload(page: Page, text: string, name = 'titles.csv') {
  await page.goto('/studio');
  for (const link of [/^Catalogue/, 'Import titles']) await click(page, 'link', link);
  page.attach(page.main.getByLabelText('File'), new File([text], name));
  await click(page, 'button', 'Upload and look');
}

/** The page looks again by itself while somebody works on the import. */
async function untilIdle(page: Page) {
  while (page.document.querySelector('meta[http-equiv="refresh"]')) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await page.goto(page.address);
  }
}

const countOf = (page: Page, name: string) =>
  page.main.queryAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent?.trim();

describe('importing titles without scripts', () => {
  test('leads from the catalogue over a mended map and a check to titles on the site', async () => {
    const page = await openStudio();
    await upload(page, CSV);
    page.main.getByRole('heading', { level: 1, name: 'titles.csv' });
    page.main.getByText('Dawn over the harbor');
    page.select(page.main.getByLabelText('Nummer'), 'Id, which is its address');
    page.check(page.main.getByLabelText(/^Show new titles/));
    await click(page, 'button', 'Check the file');
    await untilIdle(page);
    expect([countOf(page, 'New'), countOf(page, 'With faults')]).toEqual(['2', '1']);
    page.main.getByText(/"bad id!" is none|letters, digits/);
    await click(page, 'button', 'Import now');
    await untilIdle(page);
    page.main.getByRole('heading', { name: 'What was done' });
    const report = await page.browser.request(`${page.address}/report.csv`);
    const lines = (await report.text()).trim().split('\r\n');
    expect(report.headers.get('content-disposition')).toContain('import-report.csv');
    expect(lines).toHaveLength(4);
    // A spreadsheet takes it for a text.
    expect(lines.join('\n')).toContain(`"'=HYPERLINK(""x"")"`);
    await click(page, 'link', 'To the titles');
    await click(page, 'link', 'Dawn over the harbor');
    expect((page.main.getByLabelText('Address of a stream') as HTMLInputElement).value).toBe(
      'https://streams.example/dawn.m3u8',
    );
  });

  test('writes nothing the second time', async () => {
    const page = await openStudio();
    await upload(page, CSV.replace('Nummer', 'id'));
    await click(page, 'button', 'Check the file');
    await untilIdle(page);
    expect([countOf(page, 'Unchanged'), countOf(page, 'New')]).toEqual(['2', undefined]);
    expect(page.main.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  test.each([
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'x.png'],
    ['an empty file', '', 'empty.csv'],
    ['two columns of one name', 'title,title\r\na,b', 'twice.csv'],
  ])('%s is rejected in words, and another file can be chosen', async (_, text, name) => {
    const page = await openStudio();
    await upload(page, text, name);
    expect(page.address).toBe('/studio/import');
    expect(page.main.getByRole('alert').textContent).toMatch(/\S/);
    page.main.getByLabelText('File');
  });

  test('is no page for those who do not publish, nor of another brand', async () => {
    const page = await openStudio();
    await upload(page, CSV);
    const { address } = page;
    const editor = await openStudio(['edit']);
    const other = await site.makeTenant();
    const stranger = await site.page(other.hostname);
    await makeMember(site.bindings, stranger.browser, { roles: ['publish'] });
    for (const [{ browser }, path] of [
      [editor, '/studio/import'],
      [editor, address],
      [stranger, address],
      [stranger, `${address}/report.csv`],
      [await site.page(hostname), '/studio/import/sample.csv'],
    ] as const)
      expect([path, (await browser.request(path)).status]).toEqual([path, 404]);
  });

  test('a sample file can be imported as it is', async () => {
    const page = await openStudio();
    const sample = await page.browser.request('/studio/import/sample.csv');
    await upload(page, await sample.text());
    await click(page, 'button', 'Check the file');
    await untilIdle(page);
    expect(countOf(page, 'With faults')).toBeUndefined();
    expect(Number(countOf(page, 'New'))).toBeGreaterThanOrEqual(2);
  });
});
