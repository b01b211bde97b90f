import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import type { Component } from '#app/contract/template.ts';
import { ComponentListSchema } from '#app/contract/template.ts';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { MAX_LOADS } from '#app/features/page-builder/constants.ts';
import { textsOf } from '#app/features/page-builder/registry.server.ts';
import { CONTEXT } from './render-blocks.tsx';

const banner = (id: string): Component => ({
  id,
  data: { component_key: 'defaultBanner', heading: 'A banner' },
});

const lane = (id: string): Component => ({
  id,
  data: { component_key: 'artistSwimlane', name: 'Artists' },
});

describe('buildPage', () => {
  let warnings: string[] = [];
  beforeEach(() => {
    warnings = [];
    vi.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(String(line)));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('each block gets an id of its own, whatever the backend sends', async () => {
    const sent = ['a', 'a', 'b', '', ''].map(banner);
    const ids = (await buildPage(sent, CONTEXT)).map(({ id }) => id);
    expect(ids.filter((id) => id === 'a')).toHaveLength(1);
    expect(new Set(ids).size).toBe(5);
  });

  it('components without an id are read', () => {
    const { id: _, ...anonymous } = banner('x');
    const read = readWire(ComponentListSchema, [anonymous, banner('x')]);
    expect(read).toMatchObject({ ok: true, droppedCount: 0 });
  });

  it('an unknown block is logged once', async () => {
    const unknown: Component = { id: 'once', data: { component_key: 'fromTheFuture' } };
    await buildPage([unknown, banner('x')], CONTEXT);
    await buildPage([{ ...unknown }], CONTEXT);
    expect(warnings).toEqual([expect.stringContaining('"unknown-block"')]);
  });

  it('blocks beyond the limit of loads a request are dropped and logged', async () => {
    const many = Array.from({ length: MAX_LOADS + 2 }, (_, index) => lane(`lane-${index}`));
    const blocks = await buildPage([...many, banner('last')], CONTEXT);
    expect(blocks).toHaveLength(MAX_LOADS + 1);
    expect(blocks.at(-1)?.id).toBe('last');
    expect(warnings.filter((line) => line.includes('"block-beyond-limit"'))).toHaveLength(2);
  });
});

describe('textsOf', () => {
  it("blocks with a player need the channels' texts, others none", () => {
    expect(textsOf(['defaultBannerPlayer', 'classyBannersPlayer', 'defaultBanner'])).toEqual(['channels']);
    expect(textsOf(['blockPage', 'rowingHeroSection', 'siteMapHeader'])).toEqual([]);
  });
});
