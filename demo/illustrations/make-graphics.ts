import sharp from 'sharp';
import { auroraPlaces, pulsePlaces } from './art/places.ts';
import { auroraPortraits, pulsePortraits } from './art/portraits.ts';
import { toPicture } from './art/title-art.ts';
import type { Mark } from './browser/logos.ts';
import type { Portrait } from './browser/portrait.ts';
import { type Brand, save, saveLadder, saveWebp } from './make-art.ts';
import { type Painter, paintCached } from './painter.ts';

const LOGO_HEIGHT = 96;
const CHANNEL_LOGO = 256;

const brandMarks: Record<Brand, Mark> = {
  aurora: { kind: 'aurora', text: 'aurora', colors: ['#3dffb0', '#5b8cff', '#c77dff'] },
  pulse: { kind: 'pulse', text: 'PULSE', colors: ['#39ff14', '#00e5ff', '#ffffff'] },
};

/** For light surfaces. */
const marksOnLight: Record<Brand, Mark> = {
  aurora: { kind: 'aurora', text: 'aurora', colors: ['#0a8f66', '#2f5bd6', '#7d36c9'], ink: '#14121f' },
  pulse: { kind: 'pulse', text: 'PULSE', colors: ['#0a8a12', '#007f9e', '#14121f'] },
};

const channelMarks: Record<Brand, Record<string, Mark>> = {
  aurora: {
    'aurora-one': { kind: 'channel', text: 'Aurora\nOne', colors: ['#123a4f', '#3dbf90', '#ffffff'] },
    'aurora-wild': { kind: 'channel', text: 'Aurora\nWild', colors: ['#24463f', '#e0a33a', '#ffffff'] },
    'aurora-kids': { kind: 'channel', text: 'Aurora\nKids', colors: ['#ffb43a', '#ef6f5b', '#2b1708'] },
    'aurora-stage': { kind: 'channel', text: 'Aurora\nStage', colors: ['#4b2a8c', '#c0489a', '#ffffff'] },
  },
  pulse: {
    'pulse-one': { kind: 'channel', text: 'Pulse\nOne', colors: ['#39ff14', '#0a8f5a', '#07060d'] },
    'pulse-calm': { kind: 'channel', text: 'Pulse\nCalm', colors: ['#5b3fa8', '#e0866c', '#ffffff'] },
    'pulse-run': { kind: 'channel', text: 'Pulse\nRun', colors: ['#3f7be0', '#081b4b', '#ffffff'] },
    'pulse-ride': { kind: 'channel', text: 'Pulse\nRide', colors: ['#ffb703', '#c9543f', '#1c1420'] },
    'pulse-fight': { kind: 'channel', text: 'Pulse\nFight', colors: ['#a8242a', '#23090d', '#ffffff'] },
    'pulse-kitchen': { kind: 'channel', text: 'Pulse\nKitchen', colors: ['#ffc95c', '#ef476f', '#2b1708'] },
    'pulse-strong': { kind: 'channel', text: 'Pulse\nStrong', colors: ['#1f5fd0', '#0b1f4d', '#ffffff'] },
    'pulse-dance': { kind: 'channel', text: 'Pulse\nDance', colors: ['#ff7a59', '#a8256b', '#ffffff'] },
  },
};

/** Age ratings: a colour and up to four bars. Their letters stand beside the icon. */
const ratingIcons = {
  u: [1, '#2ec4b6'],
  pg: [2, '#5b8cff'],
  '12': [3, '#ffc857'],
  '15': [4, '#ff7a7a'],
} as const;

function ratingIcon(bars: number, color: string): string {
  const rects = Array.from({ length: 4 }, (_, index) => {
    const height = 8 + index * 6;
    return `<rect x="${11 + index * 7}" y="${37 - height}" width="5" height="${height}" rx="2" fill="${color}"${index < bars ? '' : ' opacity=".25"'}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><rect x="3" y="3" width="42" height="42" rx="12" fill="#10141c" stroke="${color}" stroke-width="4"/>${rects.join('')}</svg>\n`;
}

async function makePortraits(
  painter: Painter,
  brand: Brand,
  portraits: Record<string, Portrait>,
): Promise<void> {
  for (const [id, portrait] of Object.entries(portraits)) {
    await saveWebp(
      brand,
      `images/artists/${id}.w320.webp`,
      await painter.portrait(portrait, 640),
      320,
      'card',
    );
  }
}

export async function saveLogo(painter: Painter, brand: Brand, key: string, mark: Mark): Promise<void> {
  const logo = await painter.mark(mark, LOGO_HEIGHT * 6, LOGO_HEIGHT);
  await save(brand, key, await sharp(logo).trim().png({ compressionLevel: 9 }).toBuffer());
}

/** Logos, portraits, venues, channels and rating icons of both brands. */
export async function makeGraphics(painter: Painter): Promise<void> {
  for (const [id, [bars, color]] of Object.entries(ratingIcons)) {
    await save('shared', `images/ratings/${id}.svg`, Buffer.from(ratingIcon(bars, color)));
  }
  await makePortraits(painter, 'aurora', auroraPortraits);
  await makePortraits(painter, 'pulse', pulsePortraits);
  for (const brand of ['aurora', 'pulse'] as const) {
    await saveLogo(painter, brand, 'public/static/logo.png', brandMarks[brand]);
    await saveLogo(painter, brand, 'public/static/logo-on-light.png', marksOnLight[brand]);
    for (const [id, mark] of Object.entries(channelMarks[brand])) {
      const png = await painter.mark(mark, CHANNEL_LOGO, CHANNEL_LOGO);
      await save(
        brand,
        `images/channels/${id}-logo.png`,
        await sharp(png).png({ palette: true, colours: 128 }).toBuffer(),
      );
    }
    for (const [key, art] of Object.entries(brand === 'aurora' ? auroraPlaces : pulsePlaces)) {
      await saveLadder(brand, `images/${key}`, await paintCached(painter, toPicture(art), 1280, 720));
    }
  }
}
