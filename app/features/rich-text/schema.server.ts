import type { Schema } from 'hast-util-sanitize';
import { RICH_TEXT_TAGS } from './rich-text-node.ts';

/** What rich text may hold. Nothing of the sanitiser's own defaults is left: every field is set. */
export const RICH_TEXT_SCHEMA: Schema = {
  // A page has one h1, which is its title.
  tagNames: [...RICH_TEXT_TAGS, 'h1'],
  attributes: {
    '*': ['dir', 'lang'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  // To be looked at more closely afterwards.
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  // The content of these is no text, or is read by rules of its own. All others leave their content behind.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'select', 'datalist', 'button'],
    ...[
      'iframe',
      'object',
      'applet',
      'embed',
      'audio',
      'video',
      'canvas',
      'noembed',
      'noframes',
      'xmp',
      'plaintext',
    ],
  ],
  ancestors: {},
  required: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
