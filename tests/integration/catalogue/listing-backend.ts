import { startFaultyService } from '../edge/faulty-service.ts';
import { startForeignBackend } from '../edge/foreign-backend.ts';

export const FILTER_PATH = '/api/v1/content/filter';
export const FILTER_V2_PATH = '/api/v2/content/filter';
export const SEARCH_PATH = '/api/v1/content/search';
export const CATEGORIES_PATH = '/api/v1/content/meta-data/system';

/** Markup, a long word, an emoji and quotes. */
export const ODD_TITLE = `<b>${'Donaudampfschiff'.repeat(12)}</b> 🎬 & "more"`;

const CONTENTS = [
  { content_id: 'odd', title: ODD_TITLE, video_type: 'SPV' },
  // It has no title, so it is dropped.
  { content_id: 'broken', video_type: 'SPV' },
  { content_id: 'parent', title: 'A Series', video_type: 'MPVP', thumbnail: 'public/missing picture.jpg' },
];

const RESPONSES: Record<string, unknown> = {
  [CATEGORIES_PATH]: [
    { _id: 'drama', name: 'Drama', type: 'category', status: true },
    { _id: 'gone', name: 'Gone', type: 'category' },
  ],
  [FILTER_PATH]: CONTENTS,
  [FILTER_V2_PATH]: CONTENTS.slice(0, 1),
  [SEARCH_PATH]: { content: CONTENTS, artists: [{ _id: 'a1', name: 'Grace Artist' }], venues: null },
};

/** A third-party backend whose content service reports no totals. */
export async function startListingBackend() {
  const [foreign, content] = await Promise.all([
    startForeignBackend(),
    startFaultyService((path) => RESPONSES[path]),
  ]);
  return {
    ...content,
    services: { ...foreign.services, content: content.url },
    async close() {
      await Promise.all([foreign.close(), content.close()]);
    },
  };
}
