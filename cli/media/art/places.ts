import type { TitleArt } from './title-art.ts';

/** Venues and channels: `<kind>/<id>` → scene. */
export const auroraPlaces: Record<string, TitleArt> = {
  'venues/lumiere-hall': { scene: 'stage', palette: 'gold', seed: 0.9, a: [6, 0.14, 0.9, 1] },
  'venues/harbour-theatre': {
    scene: 'city',
    palette: 'dusk',
    seed: 0.61,
    a: [0.4, -0.12, 1, 0.7],
    b: [0, -0.4, 0.28, 0.9],
  },
  'venues/cinema-delta': {
    scene: 'arches',
    palette: 'blood',
    seed: 0.3,
    a: [0, -2.1, 0.8, 0],
    b: [0.2, 0, 0, 0],
  },
  'venues/dome-observatory': {
    scene: 'aurora',
    palette: 'cobalt',
    seed: 0.3,
    a: [0.8, 0.4, -1, 0.3],
    b: [0.18, 1, 0, 0],
    props: [{ kind: 'dish', x: 0.2, y: -0.18, size: 0.4, rim: 1.6 }],
  },
  'venues/courtyard-of-reeds': {
    scene: 'arches',
    palette: 'sand',
    seed: 0.6,
    a: [0, -1.9, 0.8, 1],
    b: [-0.2, 0, 0, 0],
  },
  'channels/aurora-one': {
    scene: 'aurora',
    palette: 'polar',
    seed: 0.55,
    a: [0.7, 1.2, -0.17, 0.5],
    b: [0.22, 1, 0, 0],
  },
  'channels/aurora-wild': {
    scene: 'forest',
    palette: 'moss',
    seed: 0.9,
    a: [1, 0.9, 0.2, 0.9],
    b: [0.2, 0, 0, 0],
  },
};

export const pulsePlaces: Record<string, TitleArt> = {
  'venues/pulse-studio-one': { scene: 'gym', palette: 'acid', seed: 0.5, a: [2, 0.8, 1, 1.2] },
  'venues/harbour-track': {
    scene: 'road',
    palette: 'coral',
    seed: 0.4,
    a: [0.1, -0.03, 1, 0.7],
    b: [0.1, 0.08, 1, 0],
  },
  'venues/north-wall': { scene: 'terrain', palette: 'steel', seed: 0.7, b: [0.6, 0, 0.5, 1.3] },
  'venues/velodrome-est': { scene: 'trails', palette: 'cobalt', seed: 0.5 },
  'venues/lake-lido': {
    scene: 'sea',
    palette: 'mint',
    seed: 0.8,
    a: [1.1, -0.1, 0.16, 0.6],
    b: [0.1, 0.02, 0.1, 0],
    props: [{ kind: 'jetty', x: 0.3, y: -0.22, size: 0.4 }],
  },
  'channels/pulse-one': { scene: 'stage', palette: 'neon', seed: 0.7, a: [8, 0.2, 1, 1] },
  'channels/pulse-calm': { scene: 'zen', palette: 'dusk', seed: 0.5, a: [-1, 3, 0.09, 0.4] },
  'channels/pulse-run': {
    scene: 'road',
    palette: 'cobalt',
    seed: 0.3,
    a: [0.3, -0.03, 1, 0.6],
    b: [0.1, 0.07, 2, 0],
  },
  'channels/pulse-ride': {
    scene: 'road',
    palette: 'ember',
    seed: 0.9,
    a: [-0.7, -0.03, 0, 0.7],
    b: [0.1, 0.08, 1, 0],
    props: [{ kind: 'bike', x: 0.25, y: -0.4, size: 0.4, rim: 1.6 }],
  },
  'channels/pulse-fight': {
    scene: 'stage',
    palette: 'blood',
    seed: 0.8,
    a: [5, 0.12, 0.6, 1],
    props: [{ kind: 'figure', pose: 'guard', x: 0.1, y: -0.3, size: 0.5, rim: 1.6 }],
  },
  'channels/pulse-kitchen': { scene: 'still', palette: 'citrus', seed: 0.45, a: [2, -2.1, 0.7, 0.3] },
};
