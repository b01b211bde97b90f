import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { HEADER_KEYS } from '#app/contract/template.ts';
import { Header } from '#app/features/shell/header/header.tsx';
import { renderInSite } from '../links/render-in-site.tsx';
import { requireComponent } from './require-component.ts';
import { makeHeader, makeShell } from './site-chrome-factory.ts';

const shell = makeShell();

function draw(key: (typeof HEADER_KEYS)[number] | 'own', data: object | null, path: string) {
  if (key === 'own') return renderInSite(createElement(Header, { shell }), path, data);
  const model = makeHeader({ heading_1: { text: 'One', link: '/one' } }, key);
  if (!model) throw new Error('nothing to draw');
  return renderInSite(createElement(requireComponent(key), { shell, model }), path, data);
}

const liesOver = async (key: Parameters<typeof draw>[0], data: object | null, path = '/') =>
  /<header[^>]*data-over/.test(await draw(key, data, path));

describe('a header over the page', () => {
  it.each(['own', 'defaultHeader', 'translucentHeader'] as const)(
    '%s is over a home that begins with a picture, and over no other page',
    async (key) => {
      expect(await liesOver(key, { beginsUnderHeader: true })).toBe(true);
      expect(await liesOver(key, { beginsUnderHeader: true }, '/home')).toBe(true);
      expect(await liesOver(key, { beginsUnderHeader: false })).toBe(false);
      // An error has no data.
      expect(await liesOver(key, null)).toBe(false);
      expect(await liesOver(key, { beginsUnderHeader: true }, '/custom/spring')).toBe(false);
    },
  );

  it.each(['siteMapHeader', 'reducedHeader'] as const)('%s is over no page', async (key) => {
    expect(await liesOver(key, { beginsUnderHeader: true })).toBe(false);
  });
});
