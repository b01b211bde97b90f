/** Where a field of a block is drawn: `way` leads to it through ids of cards. */
export interface DrawnField {
  way: string;
  node: Node;
}

/** A card that the block draws. */
export interface DrawnCard {
  /** `slide_data/#k3f` */
  path: string;
  /** `slide_data` */
  list: string;
  id: string;
  element: Element;
}

/** The cards of a block by the fields of them that are drawn, in the order of the page. */
export function drawnCards(fields: readonly DrawnField[], root: Element): DrawnCard[] {
  const paths = new Map<string, { list: string; id: string }>();
  for (const { way } of fields) for (const card of cardsOf(way)) paths.set(card.path, card);
  const cards = [...paths].flatMap(([path, { list, id }]): DrawnCard[] => {
    const element = elementOf(path, fields, root);
    return element ? [{ path, list, id, element }] : [];
  });
  return cards.sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
}

/** `a/#1/b/#2/c` is in `a/#1` and in `a/#1/b/#2`. */
function cardsOf(way: string): { path: string; list: string; id: string }[] {
  const segments = way.split('/');
  return segments.flatMap((segment, index) =>
    segment.startsWith('#') && index < segments.length - 1
      ? [
          {
            path: segments.slice(0, index + 1).join('/'),
            list: segments.slice(0, index).join('/'),
            id: segment.slice(1),
          },
        ]
      : [],
  );
}

/** The largest element that has the card's fields and no others. */
function elementOf(path: string, fields: readonly DrawnField[], root: Element): Element | null {
  const own = fields.filter(({ way }) => way.startsWith(`${path}/`)).map(({ node }) => node);
  const others = fields.filter(({ way }) => !way.startsWith(`${path}/`)).map(({ node }) => node);
  const [first] = own;
  let element = first instanceof Element ? first : (first?.parentElement ?? null);
  while (element && element !== root && !own.every((node) => element?.contains(node)))
    element = element.parentElement;
  while (element && element !== root && element.tagName !== 'LI') {
    const { parentElement: around } = element;
    if (!around || around === root || others.some((node) => around.contains(node))) break;
    element = around;
  }
  return element === root ? null : element;
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
