import type { Text } from './types.ts';

/** A page that a brand has built from blocks, as its components' data. */
export interface BuiltPage {
  url: string;
  title: Text;
  blocks: readonly Readonly<Record<string, unknown>>[];
}

/** A text inside a block: the answer carries the one of the viewer's language. */
export const say = (text: Text) => ({ $t: text });

export const button = (text: Text, link: unknown) => ({ enabled: true, text: say(text), link });

export const toTitle = (id: string) => ({ type: 'CONTENT_DETAIL', data: { id } });

export const toCategory = (id: string, name: string) => ({ type: 'CATEGORY', data: { id, name } });

/** Keys of the brand's own pictures, by what they show. */
export const pictures = {
  banner: (name: string) => `images/banners/${name}.w1600.webp`,
  title: (name: string) => `images/titles/${name}.w640.webp`,
  artist: (name: string) => `images/artists/${name}.w320.webp`,
};
