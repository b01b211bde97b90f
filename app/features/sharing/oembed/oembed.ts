import type { PictureSource } from '#app/ui/components/picture/picture.tsx';

/** An answer of oembed.com's version 1.0, §2.3.4. */
export interface OEmbed {
  version: '1.0';
  type: 'video' | 'link';
  title: string;
  provider_name: string;
  provider_url: string;
  /** Seconds that a consumer may keep it. */
  cache_age: number;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
  html?: string;
  width?: number;
  height?: number;
}

export interface Box {
  width: number;
  height: number;
}

/** The consumer's `maxwidth` and `maxheight`; infinite where it sets no limit. */
export type BoxLimit = Box;

const FULL: Box = { width: 1280, height: 720 };
const USUAL: Box = { width: 640, height: 360 };
const MAX_AGE_SECONDS = 3600;
const LONGEST_SIDE = 10_000;
/** The permissions that the player needs in its iframe; a page's own policy may still deny them. */
const ALLOW = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

export function toBoxLimit(search: URLSearchParams): BoxLimit {
  return { width: toSide(search.get('maxwidth')), height: toSide(search.get('maxheight')) };
}

/** A limit that is none (`0`, `-5`, `wide`) is left out of account. */
function toSide(value: string | null): number {
  const side = value !== null && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  return side > 0 ? side : Number.POSITIVE_INFINITY;
}

/** The usual size, or as much of the full one as a limit that is larger allows; always 16:9. */
export function fitPlayer(limit: BoxLimit): Box {
  const bounds = Number.isFinite(limit.width) || Number.isFinite(limit.height) ? FULL : USUAL;
  const width = Math.floor(Math.min(bounds.width, limit.width, (limit.height * 16) / 9, LONGEST_SIDE));
  return { width: Math.max(1, width), height: Math.max(1, Math.floor((width * 9) / 16)) };
}

interface Subject {
  title: string;
  siteTitle: string;
  siteOrigin: string;
  /** Absolute; null where there is nothing to be framed. */
  embedUrl: string | null;
  picture: PictureSource | null;
}

export function toOEmbed(subject: Subject, limit: BoxLimit): OEmbed {
  const { title, siteTitle, siteOrigin, embedUrl, picture } = subject;
  const player = embedUrl === null ? null : { ...fitPlayer(limit), src: embedUrl, title };
  return {
    version: '1.0',
    type: player ? 'video' : 'link',
    title,
    provider_name: siteTitle,
    provider_url: siteOrigin,
    cache_age: MAX_AGE_SECONDS,
    ...toThumbnail(picture, limit),
    ...(player ? { html: iframeHtml(player), width: player.width, height: player.height } : {}),
  };
}

/** Only of a known size within the limit: oEmbed requires the three fields together or not at all. */
function toThumbnail(picture: PictureSource | null, limit: BoxLimit) {
  if (!picture?.srcSet) return {};
  const proportion = picture.height / picture.width;
  const rungs = picture.srcSet.split(', ').map((rung) => {
    const [url = '', descriptor = ''] = rung.split(' ');
    const width = Number.parseInt(descriptor, 10);
    return { thumbnail_url: url, thumbnail_width: width, thumbnail_height: Math.round(width * proportion) };
  });
  const fitting = rungs.filter(
    ({ thumbnail_width, thumbnail_height }) =>
      thumbnail_width <= limit.width && thumbnail_height <= limit.height,
  );
  return fitting.at(-1) ?? {};
}

function iframeHtml({ src, title, width, height }: Box & { src: string; title: string }): string {
  return (
    `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
    `allow="${ALLOW}" allowfullscreen loading="lazy" referrerpolicy="strict-origin-when-cross-origin" ` +
    'frameborder="0"></iframe>'
  );
}

/**
 * The title is the brand's, the page that takes the markup somebody else's: nothing of it may become markup
 * there.
 */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
