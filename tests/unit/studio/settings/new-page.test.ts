import { expect, it } from 'vitest';
import { LIMITS } from '#app/contract/limits.ts';
import { makePage } from '#app/features/studio/settings/new-page.server.ts';

it('a title that is too long is rejected at its field, with the limit', async () => {
  const content = { editedDocuments: async () => [] } as unknown as Parameters<typeof makePage>[0];
  const page = { title: 'x'.repeat(LIMITS.title + 1), address: 'spring', type: 'CUSTOM' as const };
  const made = await makePage(content, {
    ...{ document: 'page:000000000001', command_id: 'c0ffee-0001' },
    ...{ made: page, source: null },
  });
  expect(made).toMatchObject({ faults: [{ path: 'title', rule: 'long', limit: LIMITS.title }] });
});
