import { palettes } from '../art/palettes.ts';
import { type Film, fadeIn, fadeOut, swell } from './film.ts';
import { boldTitle } from './film-titles.ts';
import { wave } from './motion.ts';

export const sunriseFlow: Film = {
  asset: 'sunrise-flow',
  brand: 'pulse',
  score: {
    bpm: 80,
    style: 'drift',
    air: 0.35,
    chords: [
      [36, 55, 60, 64, 67],
      [33, 57, 60, 64, 67],
      [29, 57, 60, 65, 69],
      [31, 55, 62, 65, 71],
    ],
  },
  captions: {
    en: {
      name: 'English',
      cues: [
        [1, 5.5, 'Good morning. Feet apart,\neyes on the horizon, breathe in for four.'],
        [6.5, 11.5, 'Let the shoulders fall.\nNothing here has to be perfect.'],
        [12.5, 17.5, 'Warrior two. Bend the front knee,\nreach to both ends of the beach.'],
        [18.5, 23, 'Sit. Three quiet breaths.\nThat was the hard part.'],
      ],
    },
    fr: {
      name: 'Français',
      cues: [
        [1, 5.5, 'Bonjour. Pieds écartés,\nregard sur l’horizon, inspirez sur quatre temps.'],
        [6.5, 11.5, 'Laissez tomber les épaules.\nRien ici ne doit être parfait.'],
        [
          12.5,
          17.5,
          'Guerrier deux. Fléchissez le genou avant,\nétirez-vous d’un bout à l’autre de la plage.',
        ],
        [18.5, 23, 'Asseyez-vous. Trois souffles calmes.\nC’était ça, le plus dur.'],
      ],
    },
  },
  shots: [
    {
      seconds: 6,
      at: (t) => ({
        scene: 'sea',
        palette: palettes.coral,
        seed: 0.22,
        a: [1.2, -0.1, 0.12, 0.7],
        b: [0.1, 0.02, 0.1, 0],
        time: t * 0.8,
        props: [
          {
            kind: 'figure',
            pose: `stand>tree@${Math.min(1, wave(t, 1 / 9)).toFixed(3)}`,
            x: 0.28,
            y: -0.42,
            size: 0.56,
            rim: 2.4,
          },
        ],
        grain: 0,
        dim: fadeIn(t),
        title: boldTitle('SUNRISE FLOW', 'with Mina Okafor · 20 minutes', swell(t, 0.8, 5.4)),
      }),
    },
    {
      seconds: 6,
      at: (_, k) => ({
        scene: 'zen',
        palette: palettes.sand,
        seed: 0.33,
        a: [-1.1, 3, 0.08, 0.42],
        b: [0.1, 0, 0, 0],
        camera: { x: -0.6 + k * 0.9, y: 0.1, zoom: 1 + k * 0.06 },
        props: [],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'clouds',
        palette: palettes.dusk,
        seed: 0.63,
        a: [1.7, 0.3, 0.12, 0.4],
        b: [0.7, 1.6, 0, 0],
        camera: { x: 0.4 - k * 0.7, y: 0, zoom: 1.02 },
        props: [
          { kind: 'crest', x: 0.1, y: -0.2, size: 0.12, rim: 1.8 },
          {
            kind: 'figure',
            pose: `warrior>crescent@${wave(t, 1 / 8).toFixed(3)}`,
            x: 0.12,
            y: -0.31,
            size: 0.46,
            rim: 1.6,
          },
        ],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'sea',
        palette: palettes.citrus,
        seed: 0.5,
        a: [1.2, 0.2, 0.2, 0.6],
        b: [0.1, -0.02, 0.1, 0],
        time: t * 0.8,
        props: [
          { kind: 'jetty', x: 0.12, y: -0.3, size: 0.5 },
          { kind: 'figure', pose: 'lotus', x: 0.05, y: -0.275, size: 0.42 + 0.006 * wave(t, 0.25), rim: 0.9 },
          { kind: 'birds', x: -0.5 + k * 0.4, y: 0.28, size: 0.1, count: 6 },
        ],
        grain: 0,
        dim: fadeOut(t, 6),
      }),
    },
  ],
};
