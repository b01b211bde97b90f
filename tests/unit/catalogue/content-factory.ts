import type { Content } from '#app/contract/content.ts';

/** A film with the required fields alone; a test overrides what it is about. */
export function makeContent(over: Partial<Content> = {}): Content {
  return { content_id: 'the-salt-road', title: 'The Salt Road', video_type: 'SPV', ...over } as Content;
}
