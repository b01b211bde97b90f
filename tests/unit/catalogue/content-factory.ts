import type { Content } from '#app/contract/content.ts';

/** A film with nothing special about it; `over` says what a test is about. */
export function makeContent(over: Partial<Content> = {}): Content {
  return { content_id: 'the-salt-road', title: 'The Salt Road', video_type: 'SPV', ...over } as Content;
}
