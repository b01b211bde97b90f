import { makeContent, makeFullContent } from './make-content.ts';
import type { TestPlatform } from './start-platform.ts';

/** An account with a handful of titles, and another one whose title must never be listed. */
export async function makeCatalogue(platform: TestPlatform): Promise<{ account: string }> {
  const { accountId: account } = await platform.makeAccount();
  const { accountId: other } = await platform.makeAccount();
  await makeFullContent(platform.db, account);
  const day = (number: number) => new Date(Date.UTC(2026, 1, number));
  for (const number of [1, 2, 3, 4, 5]) {
    await makeContent(platform.db, account, {
      contentId: `film-${number}`,
      title: { en: `Film ${6 - number}`, es: `Cine ${number}` },
      createdDate: day(number),
      categories: number % 2 ? ['odd'] : ['even'],
    });
  }
  await makeContent(platform.db, account, {
    contentId: 'part',
    videoType: 'MPVC',
    parentId: 'series',
    serialNo: 1,
  });
  await makeContent(platform.db, account, { contentId: 'hidden', isPublished: false });
  await makeContent(platform.db, other, { contentId: 'foreign', categories: ['odd'] });
  return { account };
}

export const ids = (body: { data: unknown }) =>
  (body.data as { content_id: string }[]).map(({ content_id }) => content_id);
