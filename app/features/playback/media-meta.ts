// chunk: shell

/** The document carries the origins that its policy lets it play from in a `<meta>` of this name. */
export const MEDIA_META_NAME = 'marquee-media';
