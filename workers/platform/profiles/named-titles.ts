import { linkOfAddress } from '#workers/platform/drafts/checks/link-of-address.ts';

type Fields = Record<string, unknown>;

/**
 * The ids of the titles that something is about: a title or a programme itself, a banner, or a card, button or block of a
 * page that leads to one or plays it. Owners spell them in several ways.
 */
export function titlesNamedBy(value: Fields): string[] {
  const { content_id: contentId, object_id: objectId, object_type: type, link, player, url, data } = value;
  const ids = [
    contentId,
    type === 'CONTENT' ? objectId : null,
    idOfLink(link),
    idOfPlayer(player),
    idOfAddress(url),
    // A block is about what its own fields name, not those of its cards.
    ...(isFields(data) && 'component_key' in data ? titlesNamedBy(data) : []),
  ];
  return ids.filter((id) => typeof id === 'string');
}

/** Not a date, which is written as it is. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function idOfLink(link: unknown): unknown {
  if (!isFields(link)) return idOfAddress(link);
  const data = isFields(link.data) ? link.data : {};
  return link.type === 'CONTENT_DETAIL' ? data.id : idOfAddress(data.url);
}

/** Of a path of this site. */
function idOfAddress(address: unknown): unknown {
  if (typeof address !== 'string') return null;
  const { type, data } = linkOfAddress(address, []);
  return type === 'CONTENT_DETAIL' ? data.id : null;
}

function idOfPlayer(player: unknown): unknown {
  if (!isFields(player) || player.type === 'IPTV') return null;
  const { data } = player;
  return isFields(data) ? (data.id ?? data.content_id ?? data._id) : data;
}
