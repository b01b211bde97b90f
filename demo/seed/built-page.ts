import type { Text } from './types.ts';

/** A component's data; its position on the page makes its id. */
type Block = Readonly<Record<string, unknown>>;

/** A page that a brand has built from blocks. */
export interface BuiltPage {
  url: string;
  title: Text;
  blocks: readonly Block[];
}

/** A header or footer as a template names it. */
interface ChromeSection {
  component_key: string;
  data: Block;
}

/** A home that a brand has built: its template. */
export interface BuiltHome {
  theme: string;
  header: ChromeSection;
  footer: ChromeSection;
  blocks: readonly Block[];
}

/** A text inside a block: the answer carries the one of the viewer's language. */
export const localised = (text: Text) => ({ $t: text });

export const button = (text: Text, link: unknown) => ({ enabled: true, text: localised(text), link });

export const toTitle = (id: string) => ({ type: 'CONTENT_DETAIL', data: { id } });

export const toCategory = (id: string, name: string) => ({ type: 'CATEGORY', data: { id, name } });

/** Keys of the brand's own pictures, by what they show. */
export const pictures = {
  banner: (name: string) => `images/banners/${name}.w1600.webp`,
  title: (name: string) => `images/titles/${name}.w640.webp`,
  artist: (name: string) => `images/artists/${name}.w320.webp`,
};

/** A title's picture, with words of the page's own. */
export const card = (title: string, heading: Text, subHeading?: Text) => ({
  heading: localised(heading),
  ...(subHeading ? { sub_heading: localised(subHeading) } : {}),
  image_s3key: pictures.title(title),
  link: toTitle(title),
});
