import { palettes } from '../art/palettes.ts';
import { type Film, fadeIn, fadeOut, swell } from './film.ts';
import { boldTitle } from './film-titles.ts';
import { runner, wave } from './motion.ts';

export const nightRun: Film = {
  asset: 'night-run',
  brand: 'pulse',
  score: {
    bpm: 120,
    style: 'beat',
    air: 0,
    chords: [
      [33, 57, 60, 64, 69],
      [29, 57, 60, 65, 69],
      [36, 55, 60, 64, 67],
      [31, 55, 59, 62, 67],
    ],
  },
  captions: {
    en: {
      name: 'English',
      cues: [
        [1, 5, 'Warm up through the old town.\nEasy. You should be able to talk.'],
        [6.2, 11, 'Now the track: thirty seconds on,\nthirty off. Knees high!'],
        [12.2, 17, 'Last push. Do not look at the clock,\nlook at the lights.'],
        [18.2, 23, 'Done. Hands up, breathe,\nand tell someone you did it.'],
      ],
    },
    fr: {
      name: 'Français',
      cues: [
        [1, 5, 'Échauffement dans la vieille ville.\nTranquille : vous devez pouvoir parler.'],
        [6.2, 11, 'Maintenant la piste : trente secondes vite,\ntrente lentement. Genoux hauts !'],
        [12.2, 17, 'Dernier effort. Ne regardez pas le chrono,\nregardez les lumières.'],
        [18.2, 23, 'Fini. Bras en l’air, respirez,\net dites à quelqu’un que vous l’avez fait.'],
      ],
    },
  },
  shots: [
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'city',
        palette: palettes.neon,
        seed: 0.77,
        a: [0.8, -0.22, 1, 0.6],
        b: [1, 0.45, 0.3, 0.8],
        camera: { x: -0.9 + k * 1.7, y: 0.1, zoom: 1.02 },
        props: [
          {
            kind: 'figure',
            ...runner(t, 1.3, 'run'),
            x: 0.05 + k * 0.12,
            y: -0.46 + runner(t, 1.3, 'run').lift,
            size: 0.5,
            rim: 2.6,
          },
        ],
        grain: 0,
        dim: fadeIn(t),
        title: boldTitle('NIGHT RUN', 'with Théo Marchetti · 45 minutes', swell(t, 0.8, 5.2)),
      }),
    },
    {
      seconds: 6,
      at: (t) => ({
        scene: 'road',
        palette: palettes.ember,
        seed: 0.35,
        a: [0.1, -0.02, 1, 0.7],
        b: [0.0, 0.09, 2, 2.2],
        time: t,
        props: [
          {
            kind: 'figure',
            ...runner(t, 1.7, 'sprint'),
            x: 0.14,
            y: -0.44 + runner(t, 1.7, 'sprint').lift,
            size: 0.52,
            rim: 1.6,
          },
        ],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t) => ({
        scene: 'trails',
        palette: palettes.neon,
        seed: 0.4,
        a: [0.1, 0.05, 1, 0.5],
        b: [0.5, -1, 0, 0],
        time: t * 3,
        props: [
          {
            kind: 'figure',
            ...runner(t, 1.9, 'sprint'),
            x: 0.0,
            y: -0.4 + runner(t, 1.9, 'sprint').lift,
            size: 0.6,
            rim: 0.6,
          },
        ],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t) => ({
        scene: 'stage',
        palette: palettes.neon,
        seed: 0.33,
        a: [8, 0.2, 0.9, 1],
        b: [0.0, 0, 0, 0],
        time: t * 1.3,
        props: [
          {
            kind: 'figure',
            pose: `stand>jump@${wave(t, 0.8).toFixed(3)}`,
            x: 0.0,
            y: -0.24 + 0.03 * wave(t, 0.8),
            size: 0.4,
            rim: 1.5,
          },
        ],
        grain: 0,
        dim: fadeOut(t, 6),
      }),
    },
  ],
};
