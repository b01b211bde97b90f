import { beforeAll, expect, test } from 'vitest';
import { cmsPages } from '#workers/platform/storage/schema/presentation.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  const { accountId: other } = await platform.makeAccount();
  const modifiedDate = new Date();
  await platform.db.insert(cmsPages).values([
    {
      accountId: account,
      id: 'page-press',
      type: 'STATIC',
      pageUrl: 'press',
      title: { en: 'Press', es: 'Prensa' },
      content: { en: '<p>Hello</p>', es: '<p>Hola</p>' },
      modifiedDate,
    },
    {
      accountId: account,
      id: 'page-spring',
      type: 'CUSTOM',
      pageUrl: 'spring',
      components: [
        { id: 'c1', data: { component_key: 'textBlock', title: { $t: { en: 'Spring', es: 'Primavera' } } } },
      ],
      modifiedDate,
    },
    {
      accountId: other,
      id: 'page-press',
      type: 'STATIC',
      pageUrl: 'press',
      content: { en: 'theirs' },
      modifiedDate,
    },
  ]);
});

test('custom pages are in the viewer’s language, each with the fields of its type', async () => {
  const { body, answer } = await platform.call('customPages', { account, language: 'es' });
  expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
  expect(body.data).toEqual([
    { type: 'STATIC', page_url: 'press', title: 'Prensa', content: '<p>Hola</p>' },
    {
      type: 'CUSTOM',
      page_url: 'spring',
      components: [{ id: 'c1', data: { component_key: 'textBlock', title: 'Primavera' } }],
    },
  ]);
});

test('an account without custom pages has an empty list', async () => {
  const { accountId } = await platform.makeAccount();
  expect((await platform.call('customPages', { account: accountId })).body).toEqual({
    success: true,
    data: [],
  });
});
