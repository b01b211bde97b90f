import { type Draft, NameCounts, type Source } from '#workers/platform/importing/draft.ts';
import { readDuration } from '#workers/platform/importing/reading/dates.ts';
import { peopleByRole } from './people-by-role.ts';
import { type FeedItem, type FeedVideo, toDraft } from './to-draft.ts';
import { type XmlElement, xmlItems } from './xml-items.ts';

// Media RSS 1.5.1 (https://www.rssboard.org/media-rss), read leniently: what is missing in an item may be in its group.

/** What is read here, or has no meaning for the film. */
const UNDERSTOOD = new Set(
  `title description summary subtitle link guid id pubDate published updated author category enclosure content source comments
   media:title media:description media:content media:thumbnail media:category media:credit media:rating media:status media:group
   media:restriction media:keywords media:copyright dcterms:valid dcterms:created dcterms:modified dc:creator dc:date
   itunes:summary itunes:duration itunes:image itunes:author itunes:subtitle itunes:episodeType`.split(/\s+/),
);

export function openMrss(text: AsyncIterable<string>, shownName: string, now: Date): Source {
  const notUnderstood = new NameCounts();
  async function* drafts(): AsyncGenerator<Draft> {
    for await (const element of xmlItems(text, shownName)) {
      for (const name of namesIn(element)) if (!UNDERSTOOD.has(name)) notUnderstood.add(name);
      const draft = toDraft(toItem(element), now);
      draft.notes.push(...restrictionsOf(element));
      yield draft;
    }
  }
  return { kind: 'MRSS', drafts: drafts(), notUnderstood };
}

function toItem(item: XmlElement): FeedItem {
  const media = new Media(item);
  const contents = media.all('media:content').filter(isVideo);
  const ofVideo = (name: string) => contents.map(({ attributes }) => attributes[name]).find(Boolean);
  const [start, end] = windowOf(media.text('dcterms:valid'));
  const isLive = contents.some(({ attributes }) => attributes.expression === 'nonstop');
  return {
    line: item.line,
    id: media.text('guid', 'id', 'link'),
    type: isLive ? 'LIVE' : 'SPV',
    title: media.text('media:title', 'title'),
    description: media.text(
      'media:description',
      'description',
      'itunes:summary',
      'summary',
      'media:subtitle',
    ),
    videos: videosOf(media),
    pictures: picturesOf(media),
    ...categoriesOf(media),
    rating: media.text('media:rating'),
    people: peopleByRole(
      media.all('media:credit').map(({ attributes, text }) => ({ name: text.trim(), role: attributes.role })),
    ),
    durationSeconds:
      Number(ofVideo('duration')) || (readDuration(media.text('itunes:duration') ?? '') ?? undefined),
    released: media.text('pubDate', 'published', 'dc:date'),
    language: ofVideo('lang'),
    windowStart: start,
    windowEnd: end,
    isWithdrawn: media
      .all('media:status')
      .some(({ attributes }) => /blocked|deleted/.test(attributes.state ?? '')),
  };
}

/** The elements of an item, of its groups and of their contents: each may hold what describes the film. */
class Media {
  readonly #elements: XmlElement[];

  constructor(item: XmlElement) {
    const groups = item.children.filter(({ name }) => name === 'media:group');
    const outer = [...item.children, ...groups.flatMap(({ children }) => children)];
    const contents = outer.filter(({ name }) => name === 'media:content');
    this.#elements = [...outer, ...contents.flatMap(({ children }) => children)];
  }

  all(...names: string[]): XmlElement[] {
    return this.#elements.filter(({ name }) => names.includes(name));
  }

  /** The text of the first of these names that has one. */
  text(...names: string[]): string | undefined {
    for (const name of names) {
      const text = this.all(name)
        .map((element) =>
          element.text.trim() === '' ? (element.attributes.href ?? '') : element.text.trim(),
        )
        .find((one) => one !== '');
      if (text) return text;
    }
    return undefined;
  }
}

/** By its medium or its type; where it has neither, by the ending of its address. */
function isImage({ attributes: { medium = '', type = '', url = '' } }: XmlElement): boolean {
  if (medium || type) return /^image/.test(medium || type);
  return /\.(?:jpe?g|png|webp|gif|avif|svg)(?:$|[?#])/i.test(url);
}

function isVideo(element: XmlElement): boolean {
  const { medium = '', type = '', expression = '' } = element.attributes;
  return (
    expression !== 'sample' &&
    !isImage(element) &&
    !/^(?:audio|document)/.test(medium) &&
    !/^(?:image|audio|text)\//.test(type)
  );
}

function videosOf(media: Media): FeedVideo[] {
  const contents = media.all('media:content').filter(isVideo);
  const enclosures = media
    .all('enclosure')
    .filter(({ attributes }) => /^(?:video|application)\//.test(attributes.type ?? ''));
  return [...contents, ...enclosures].map(({ attributes: { url = '', type, bitrate, height } }) => ({
    url,
    type,
    size: Number(bitrate) || Number(height) || 0,
  }));
}

function picturesOf(media: Media) {
  const images = media.all('media:content').filter(isImage);
  return [...media.all('media:thumbnail'), ...images, ...media.all('itunes:image')].map(({ attributes }) => ({
    url: attributes.url ?? attributes.href ?? '',
    width: Number(attributes.width) || 0,
  }));
}

function categoriesOf(media: Media): Pick<FeedItem, 'categories' | 'genres'> {
  const isGenre = ({ attributes }: XmlElement) => /genre/i.test(attributes.scheme ?? '');
  const named = media.all('media:category', 'category');
  const names = (elements: XmlElement[]) =>
    elements.map(({ attributes, text }) => attributes.label ?? (text.trim() || (attributes.term ?? '')));
  return {
    categories: names(named.filter((element) => !isGenre(element))),
    genres: names(named.filter(isGenre)),
  };
}

/** `start=2026-01-01T00:00+01:00; end=2026-12-31; scheme=W3C-DTF`. */
function windowOf(valid = ''): (string | undefined)[] {
  return ['start', 'end'].map((name) => valid.match(new RegExp(`\\b${name}\\s*=\\s*([^;\\s]+)`, 'i'))?.[1]);
}

/** The site has no limits by country: who imports has to know of them. */
function restrictionsOf(item: XmlElement): string[] {
  return new Media(item).all('media:restriction').flatMap(({ attributes, text }) => {
    if (attributes.type !== 'country') return [];
    const verb = attributes.relationship === 'deny' ? 'not allowed in' : 'allowed only in';
    return [`${verb} ${text.trim()}: the site has no limits by country`];
  });
}

function namesIn({ children }: XmlElement): string[] {
  return children.flatMap((child) => [child.name, ...namesIn(child)]);
}
