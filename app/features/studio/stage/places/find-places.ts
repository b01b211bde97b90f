import type { MarkedField } from '#app/features/page-builder/edit/store/store-types.ts';

/** Where a field of a block is drawn. */
export interface Place {
  /** Through ids of cards: `slide_data/#k3f/heading`. */
  way: string;
  field: MarkedField;
  /** A text of its own, or the element whose attribute has the text or picture. */
  node: Text | Element;
  /** Null of a text that is drawn. */
  attribute: string | null;
}

/** A place by its steps from the root: a drawing that follows has it at the same one. */
export type NotedPlace = Omit<Place, 'node'> & { steps: readonly number[] };

const TOKEN = /zq\d+qz/g;

/** The places of a block that is drawn with tokens, each field once, in the order of the page. */
export function notePlaces(root: Node, fields: Readonly<Record<string, MarkedField>>): NotedPlace[] {
  const found = new Map<string, NotedPlace>();
  walk(root, [], (node, steps) => {
    for (const { token, attribute } of tokensOf(node)) {
      const field = fields[token];
      if (!field) continue;
      const noted = { way: field.way, field, attribute, steps };
      const known = found.get(field.way);
      if (!known || isBetter(noted, known)) found.set(field.way, noted);
    }
  });
  return [...found.values()];
}

/** The places in the drawing as it is now; those whose nodes are not there are left out. */
export function resolvePlaces(root: Node, noted: readonly NotedPlace[]): Place[] {
  return noted.flatMap(({ steps, ...place }) => {
    const node = steps.reduce<Node | undefined>((at, step) => at?.childNodes[step], root);
    const isWanted = place.attribute === null ? node?.nodeType === Node.TEXT_NODE : node instanceof Element;
    return isWanted ? [{ ...place, node: node as Text | Element }] : [];
  });
}

function walk(node: Node, steps: readonly number[], visit: (node: Node, steps: readonly number[]) => void) {
  visit(node, steps);
  node.childNodes.forEach((child, index) => {
    walk(child, [...steps, index], visit);
  });
}

function tokensOf(node: Node): { token: string; attribute: string | null }[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.nodeValue?.trim() ?? '';
    return text.match(TOKEN)?.[0] === text ? [{ token: text, attribute: null }] : [];
  }
  if (!(node instanceof Element)) return [];
  return [...node.attributes].flatMap(({ name, value }) =>
    (value.match(TOKEN) ?? []).map((token) => ({ token, attribute: name })),
  );
}

/** A text that can be typed into is more than one in an attribute; a picture is where its `src` is. */
function isBetter({ attribute }: NotedPlace, known: NotedPlace): boolean {
  if (known.attribute === null) return false;
  return attribute === null || (attribute === 'src' && known.attribute !== 'src');
}
