import type { Page } from '@playwright/test';
import { RICH_TEXT_TAGS } from '#app/features/rich-text/rich-text-node.ts';

const TEXT_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir', 'lang'],
  ...['target', 'rel', 'loading', 'decoding', 'class', 'tabindex', 'data-discover'],
];

/** What is wrong with the page as the browser built it: nothing. */
export const faultsIn = (page: Page): Promise<string[]> => page.evaluate(inspect);

/** Elements and attributes in `boxes` that rich text cannot have; empty where all is well. */
export function strangersIn(page: Page, boxes: string): Promise<string[]> {
  return page.evaluate(inspectTexts, { boxes, tags: [...RICH_TEXT_TAGS], attributes: TEXT_ATTRIBUTES });
}

function inspectTexts({ boxes, tags, attributes }: { boxes: string; tags: string[]; attributes: string[] }) {
  const inside = [...document.querySelectorAll(`${boxes} *`)];
  if (inside.length === 0) return ['there is no rich text'];
  return inside
    .filter(
      (each) =>
        !tags.includes(each.localName) ||
        each.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
        each.getAttributeNames().some((name) => !attributes.includes(name)),
    )
    .map((each) => each.outerHTML.slice(0, 160));
}

function inspect(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  const name = (element: Element) => element.outerHTML.slice(0, 160);
  const wrong = (what: string, elements: readonly Element[]) =>
    elements.map((each) => `${what}: ${name(each)}`);
  const isOwn = (address: string | null) =>
    !address || new URL(address, location.href).origin === location.origin;
  // What search engines read is text to a browser, and all of one piece.
  const isData = (each: HTMLElement) =>
    each.matches('head > script[type="application/ld+json"]') && Boolean(JSON.parse(each.textContent ?? ''));
  const links = [...document.querySelectorAll('a')].filter((link) => link.hasAttribute('href'));
  const main = document.querySelector('main');
  const follows = (other: Element | null) =>
    Boolean(main && other && main.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING);
  const precedes = (other: Element | null) =>
    Boolean(main && other && main.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING);
  return [
    ...wrong(
      'is not the page’s own',
      all.filter((each) => /^(?:script|style)$/i.test(each.tagName) && !each.nonce && !isData(each)),
    ),
    ...wrong('has no place here', [
      ...document.querySelectorAll(
        'iframe, frame, object, embed, applet, base, portal, fencedframe, foreignObject, math, meta[http-equiv], template, area',
      ),
    ]),
    ...wrong(
      'has a handler',
      all.filter((each) => each.getAttributeNames().some((attribute) => attribute.startsWith('on'))),
    ),
    ...wrong('hijacks', [
      ...document.querySelectorAll('[formaction], [ping], [srcdoc], [download], [accesskey]'),
    ]),
    ...wrong(
      'sends elsewhere',
      [...document.querySelectorAll('form')].filter((form) => !isOwn(form.getAttribute('action'))),
    ),
    ...wrong(
      'leads nowhere good',
      links.filter(({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    ),
    ...wrong(
      'hands the page over',
      links.filter(
        ({ target, rel }) => target !== '' && (target !== '_blank' || !/noopener|noreferrer/.test(rel)),
      ),
    ),
    ...(document.querySelectorAll('main').length === 1 && document.querySelectorAll('h1').length === 1
      ? []
      : ['the page has not one main part and one title']),
    ...(precedes(document.querySelector('header')) ? [] : ['the header does not stand before the main part']),
    // The form of a footer shows it in its main part, too.
    ...(follows([...document.querySelectorAll('footer')].at(-1) ?? null)
      ? []
      : ['the footer does not stand after the main part']),
  ];
}
