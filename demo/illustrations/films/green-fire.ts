import { palettes } from '../art/palettes.ts';
import { type Film, fadeIn, fadeOut, swell } from './film.ts';
import { serifTitle } from './film-titles.ts';

export const greenFire: Film = {
  asset: 'green-fire',
  brand: 'aurora',
  score: {
    bpm: 60,
    style: 'drift',
    air: 0.25,
    chords: [
      [40, 55, 59, 64, 71],
      [43, 55, 62, 67, 71],
      [36, 55, 60, 64, 71],
      [38, 57, 62, 66, 69],
    ],
  },
  captions: {
    en: {
      name: 'English',
      cues: [
        [1, 5, 'In November the sun signs off\nand leaves us the night.'],
        [6.5, 11.5, 'First a breath. Then a curtain.\nThen the whole sky is on fire, and silent.'],
        [12.5, 17, 'Science says: solar wind.\nThe reindeer say nothing, and look up.'],
        [18.5, 23, 'Bring a warm coat.\nBring someone to be quiet with.'],
      ],
    },
    es: {
      name: 'Español',
      cues: [
        [1, 5, 'En noviembre el sol se despide\ny nos deja la noche.'],
        [6.5, 11.5, 'Primero un aliento. Luego un telón.\nDespués todo el cielo arde en silencio.'],
        [12.5, 17, 'La ciencia dice: viento solar.\nLos renos no dicen nada y miran arriba.'],
        [18.5, 23, 'Trae un buen abrigo.\nTrae a alguien con quien callar.'],
      ],
    },
  },
  shots: [
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'terrain',
        palette: palettes.ice,
        seed: 0.12,
        a: [0.5, -0.5, 0.16, 0.8],
        b: [0.35, 1, 0.6, 1],
        camera: { x: -0.5 + k, y: 0, zoom: 1 + k * 0.03 },
        props: [
          { kind: 'cabin', x: 0.45 - k * 0.12, y: -0.15, size: 0.08, rim: 2.2 },
          { kind: 'birds', x: 0.4 - k * 0.6, y: 0.2, size: 0.1, count: 5 },
        ],
        grain: 0,
        dim: fadeIn(t),
        title: serifTitle('Green Fire', 'a film of the long night', swell(t, 1, 5.4), '#f2fffa'),
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'aurora',
        palette: palettes.polar,
        seed: 0.22,
        a: [0.75, 1.2, -0.17, 0.5],
        b: [0.26, 1, 0, 0],
        time: t * 4,
        shift: [-0.03 + k * 0.06, 0],
        props: [{ kind: 'figure', pose: 'stand', x: 0.4, y: -0.3, size: 0.2, rim: 1.6 }],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (_t, k) => ({
        scene: 'forest',
        palette: palettes.ice,
        seed: 0.72,
        a: [1, 1, 0.25, 0.7],
        b: [0.2, 0, 0, 0],
        camera: { x: 0.5 - k, y: 0, zoom: 1.04 },
        props: [{ kind: 'birds', x: -0.5 + k * 0.7, y: 0.26, size: 0.12, count: 9, seed: 3 }],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'aurora',
        palette: palettes.violet,
        seed: 0.48,
        a: [0.8, 0.8, -0.14, 0.3],
        b: [0.22, 1, 0, 0],
        time: 10 + t * 4,
        shift: [0.04 - k * 0.08, 0],
        props: [
          { kind: 'figure', pose: 'stand', x: -0.2, y: -0.32, size: 0.2, rim: 1.4 },
          { kind: 'figure', pose: 'point', x: -0.05, y: -0.32, size: 0.19, rim: 1.4 },
        ],
        grain: 0,
        dim: fadeOut(t, 6),
      }),
    },
  ],
};
