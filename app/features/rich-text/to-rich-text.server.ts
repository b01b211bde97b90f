import type { Element, ElementContent, Nodes } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { parseHtml } from '#app/lib/parse-html.server.ts';
import { safeHref } from '#app/lib/safe-href.ts';
import { mayHoldText, mayStand, type Place, placeInside, TOP } from './nesting.server.ts';
import type { RichTextNode, RichTextProps, RichTextTag } from './rich-text-node.ts';
import { safeImageSource } from './safe-address.server.ts';
import { RICH_TEXT_SCHEMA } from './schema.server.ts';

const MAX_SPAN = 50;
const MAX_PIXELS = 4_000;
const MAX_START = 100_000;
const VOID_TAGS = new Set<RichTextTag>(['br', 'hr', 'img']);
const MAY_BE_EMPTY = new Set<RichTextTag>([...VOID_TAGS, 'td', 'th']);

interface Options {
  /** Pictures come from there, or not at all. */
  assetOrigin: string;
}

/**
 * A brand's HTML as data that is safe to show: allowed elements and attributes only, links and pictures
 * checked, nested as HTML nests. Takes anything, of any length; see `parseHtml` for what is cut off.
 */
export function toRichText(html: string, options: Options): RichTextNode[] {
  const safe: Nodes = sanitize(parseHtml(html), RICH_TEXT_SCHEMA);
  if (safe.type === 'root') return toNodes(safe.children as ElementContent[], TOP, options);
  return safe.type === 'element' || safe.type === 'text' ? toNodes([safe], TOP, options) : [];
}

function toNodes(contents: readonly ElementContent[], place: Place, options: Options): RichTextNode[] {
  return joinTexts(
    contents.flatMap((content) => {
      if (content.type === 'text') return mayHoldText(place.parent) ? [content.value] : [];
      return content.type === 'element' ? toElement(content, place, options) : [];
    }),
  );
}

function toElement(element: Element, place: Place, options: Options): RichTextNode[] {
  // The sanitiser leaves no others.
  const tag = (element.tagName === 'h1' ? 'h2' : element.tagName) as RichTextTag;
  const props = toProps(tag, element.properties, options);
  if (tag === 'img') return props.src && mayStand(tag, place) ? [{ tag, props }] : [];
  const isLost = tag === 'a' && !props.href;
  if (isLost || !mayStand(tag, place)) return toNodes(element.children, place, options);
  const children = toNodes(element.children, placeInside(tag, place), options);
  if (tag === 'pre') dropFirstLineBreak(children);
  if (children.length === 0 && !MAY_BE_EMPTY.has(tag)) return [];
  return [
    {
      tag,
      ...(Object.keys(props).length > 0 ? { props } : {}),
      ...(children.length > 0 ? { children } : {}),
    },
  ];
}

function toProps(tag: RichTextTag, found: Element['properties'], { assetOrigin }: Options): RichTextProps {
  const { dir, lang } = found;
  const props: { [Name in keyof RichTextProps]: RichTextProps[Name] | null } = {
    dir: dir === 'ltr' || dir === 'rtl' || dir === 'auto' ? dir : null,
    lang: typeof lang === 'string' && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(lang) ? lang : null,
    ...(tag === 'a' ? { href: safeHref(found.href) } : {}),
    ...(tag === 'img' ? imageProps(found, assetOrigin) : {}),
    ...(tag === 'ol' ? { start: toCount(found.start, MAX_START) } : {}),
    ...(tag === 'td' || tag === 'th'
      ? { colSpan: toCount(found.colSpan, MAX_SPAN), rowSpan: toCount(found.rowSpan, MAX_SPAN) }
      : {}),
  };
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null)) as RichTextProps;
}

function imageProps({ src, alt, width, height }: Element['properties'], assetOrigin: string) {
  return {
    src: safeImageSource(src, assetOrigin),
    alt: typeof alt === 'string' ? alt : '',
    width: toCount(width, MAX_PIXELS),
    height: toCount(height, MAX_PIXELS),
  };
}

function toCount(value: unknown, max: number): number | null {
  if (typeof value !== 'string' || !/^\d{1,6}$/.test(value)) return null;
  const count = Number(value);
  return count >= 1 && count <= max ? count : null;
}

/** Neighbours become one text, as a browser reads them. */
function joinTexts(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else if (node !== '') joined.push(node);
  }
  return joined;
}

/** HTML ignores a line break at the start of `pre`. */
function dropFirstLineBreak(children: RichTextNode[]): void {
  const [first] = children;
  if (typeof first !== 'string') return;
  const rest = first.replace(/^\n+/, '');
  children.splice(0, 1, ...(rest === '' ? [] : [rest]));
}
