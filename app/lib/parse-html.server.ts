import type { ElementContent, Properties, Root } from 'hast';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, Parser } from 'parse5';

/** As long as the contract lets a rich text be. */
const MAX_CHARS = 200_000;
/** A long page of terms has some 4,000 elements, five deep. */
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 64;

class LimitReached extends Error {}

/**
 * Reads HTML as a browser would, as a tree of hast. It never throws and never works for long: from where a
 * text is longer, deeper or has more elements than anybody writes, it is cut off. (The parser looks through
 * all open elements at nearly every tag, and recreates unclosed ones at every paragraph: without the limits
 * its work grows with the square.)
 */
export function parseHtml(text: string): Root {
  const parser = Parser.getFragmentParser(null, { treeAdapter: { ...defaultTreeAdapter } });
  let made = 0;
  parser.treeAdapter.createElement = (...element) => {
    made += 1;
    if (made > MAX_ELEMENTS) throw new LimitReached();
    return defaultTreeAdapter.createElement(...element);
  };
  parser.treeAdapter.onItemPush = () => {
    if (parser.openElements.stackTop > MAX_DEPTH) throw new LimitReached();
  };
  try {
    parser.tokenizer.write(text.slice(0, MAX_CHARS), true);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  const [root] = parser.document.childNodes;
  return { type: 'root', children: root ? childrenOf(root) : [] };
}

function childrenOf(node: DefaultTreeAdapterTypes.Node): ElementContent[] {
  return 'childNodes' in node ? node.childNodes.flatMap(toHast) : [];
}

/** SVG and MathML are left out whole: in them, the same names mean other things. */
function toHast(node: DefaultTreeAdapterTypes.ChildNode): ElementContent[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ type: 'text', value: node.value }];
  if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML) return [];
  const { tagName, attrs } = node;
  return [{ type: 'element', tagName, properties: toProperties(attrs), children: childrenOf(node) }];
}

/** hast spells attributes as the DOM's properties. */
const PROPERTY_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function toProperties(attrs: readonly { name: string; value: string }[]): Properties {
  return Object.fromEntries(attrs.map(({ name, value }) => [PROPERTY_NAMES[name] ?? name, value]));
}
