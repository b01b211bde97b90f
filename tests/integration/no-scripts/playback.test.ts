import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Page } from '#tests/support/page.ts';
import { sharedSeededSite } from '#tests/support/site.ts';
import { FILM, openPage } from './open-pages.ts';

const LOCKED = 'This title comes with a membership.';

const playerOf = (page: Page) => page.document.querySelector('video[controls]') as HTMLVideoElement | null;
const sourcesOf = (page: Page) =>
  [...(playerOf(page)?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src') ?? '');
const hasVideo = (page: Page) => page.document.querySelector('video') !== null;

describe('a film without scripts', () => {
  it('is found on the home page, and its player has sources that the site serves', async () => {
    const site = await sharedSeededSite();
    const page = await openPage('/');
    await page.click(page.main.getAllByRole('link', { name: 'The Salt Road' })[0] as HTMLElement);
    expect(page.address).toBe(FILM);
    await page.click(page.screen.getByRole('link', { name: /Watch now|Resume watching/ }));
    expect(sourcesOf(page).length).toBeGreaterThan(0);
    for (const source of sourcesOf(page)) {
      const { hostname, pathname } = new URL(source);
      const { status } = await site.fetch(hostname, pathname, { headers: { range: 'bytes=0-99' } });
      expect([200, 206]).toContain(status);
    }
    expect(playerOf(page)?.querySelectorAll('track').length).toBeGreaterThanOrEqual(2);
  });

  it('that is locked states what unlocks it, with a link that signs in and leads back', async () => {
    const page = await openPage('/watch/meridian');
    page.screen.getByText(LOCKED);
    expect(hasVideo(page)).toBe(false);
    await page.click(page.screen.getByRole('link', { name: 'Already a member? Sign in' }));
    expect(page.address).toBe('/login?redirectTo=%2Fwatch%2Fmeridian');
  });

  it('that is featured is a link to its player', async () => {
    const page = await openPage('/__players');
    const featured = within(page.screen.getByRole('region', { name: 'featured film' }));
    await page.click(featured.getByRole('link', { name: 'Watch now' }));
    expect(page.address).toMatch(/^\/watch\//);
    expect(playerOf(page)).not.toBeNull();
  });

  it('in an iframe has the browser’s own player, and is locked there, too', async () => {
    const page = await openPage('/embed/the-salt-road');
    expect(sourcesOf(page)[0]).toContain('/signed/');
    expect(page.screen.getByRole('link', { name: 'The Salt Road' }).getAttribute('target')).toBe('_blank');
    await page.goto('/embed/meridian');
    page.screen.getByText(LOCKED);
    expect(hasVideo(page)).toBe(false);
  });
});

describe('a live stream without scripts', () => {
  it('has the browser’s own player, and a link back', async () => {
    const page = await openPage('/content/northern-skies-live');
    await page.click(page.main.getByRole('link', { name: 'Playing now' }));
    expect(page.address).toBe('/watch/northern-skies-live');
    expect(sourcesOf(page)[0]).toMatch(/\/signed\/.+\.m3u8/);
    await page.click(page.screen.getByRole('link', { name: 'Back' }));
    expect(page.address).toBe('/content/northern-skies-live');
  });
});

describe('a playlist without scripts', () => {
  const list = (page: Page) => page.screen.getByRole('region', { name: 'In this playlist' });
  const currentOf = (page: Page) => list(page).querySelector('[aria-current]')?.textContent;

  it('plays item by item', async () => {
    const page = await openPage('/playlist/slow-cinema-sundays');
    await page.click(page.screen.getByRole('link', { name: 'Watch now' }));
    expect(page.address).toBe('/playlist/slow-cinema-sundays?item=the-salt-road');
    expect(sourcesOf(page)).toHaveLength(2);
    expect(playerOf(page)?.querySelector('track[kind="captions"]')).not.toBeNull();
    expect(currentOf(page)).toContain('The Salt Road');
    const next = within(list(page)).getByText('Up next').parentElement as HTMLElement;
    await page.click(within(next).getByRole('link'));
    expect(page.address).toMatch(/item=green-fire$/);
    expect(currentOf(page)).toContain('Green Fire');
  });

  it('leads to each of its items', async () => {
    const page = await openPage('/playlist/short-and-sharp');
    const [first] = within(list(page)).getAllByRole('link');
    await page.click(first as HTMLElement);
    expect(page.address).toMatch(/^\/playlist\/short-and-sharp\?item=/);
  });

  it('plays no item that is locked, and leads to what unlocks it', async () => {
    const page = await openPage('/playlist/with-a-kettlebell', 'pulse');
    await page.click(page.document.querySelector('a[data-refused]') as Element);
    expect(page.address).toMatch(/item=/);
    expect(hasVideo(page)).toBe(false);
    expect(page.main.getAllByRole('link', { name: /Sign in|Subscribe/ }).length).toBeGreaterThan(0);
  });
});

describe('a channel without scripts', () => {
  const openYesterday = (page: Page) => {
    const days = within(page.screen.getByRole('navigation', { name: 'Days' }));
    return page.click(days.getByRole('link', { name: 'Yesterday' }));
  };

  it('plays from where it is; its days and tabs are links', async () => {
    const page = await openPage('/channel/pulse-one', 'pulse');
    expect(sourcesOf(page)[0]).toMatch(/\/signed\/.*(#t=\d+)?$/);
    await openYesterday(page);
    expect(page.address).toMatch(/day=\d{4}-\d{2}-\d{2}/);
    await page.click(page.screen.getByRole('link', { name: 'Related Channels' }));
    const related = within(page.screen.getByRole('list', { name: 'Related Channels' }));
    expect(related.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('plays a past programme, and nothing where it is locked', async () => {
    const page = await openPage('/channel/pulse-calm', 'pulse');
    await openYesterday(page);
    await page.click(page.document.querySelector('ol a[href*="programme="]') as Element);
    expect(page.address).toMatch(/programme=\d+/);
    expect(page.document.querySelectorAll('video[controls]')).toHaveLength(1);
    await page.goto('/channel/pulse-run');
    page.screen.getByText('This channel comes with a membership.');
    expect(hasVideo(page)).toBe(false);
  });

  it('has a guide of links, one of which leads to what is on now', async () => {
    const page = await openPage('/channels?view=guide', 'pulse');
    const row = () => page.screen.getByRole('group', { name: 'Pulse Calm' });
    const [programme] = within(row()).getAllByRole('link', { name: /Body Scan|Sunrise Flow/ });
    expect(programme?.getAttribute('href')).toContain('/channel/');
    await page.click(page.screen.getByRole('link', { name: 'Go to what is on now' }));
    expect(row().querySelectorAll('[data-state="on-air"]')).toHaveLength(1);
  });
});
