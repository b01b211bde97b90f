import { palettes } from '../art/palettes.ts';
import { type Film, fadeIn, fadeOut, swell } from './film.ts';
import { serifTitle } from './film-titles.ts';

export const theKeeper: Film = {
  asset: 'the-keeper',
  brand: 'aurora',
  score: {
    bpm: 70,
    style: 'drift',
    air: 0.8,
    chords: [
      [33, 57, 60, 64, 67],
      [29, 57, 60, 65, 69],
      [36, 55, 60, 64, 67],
      [31, 55, 59, 62, 67],
    ],
  },
  captions: {
    en: {
      name: 'English',
      cues: [
        [1, 5, 'They automated the light in May.\nNobody told the keeper.'],
        [6.5, 11.5, 'On the ninth of June a boat with no name\nanswered his lamp.'],
        [12.5, 17, 'Long, short, long.\nIt was his own message, forty years late.'],
        [18.5, 23, 'Some lights are not for ships.'],
      ],
    },
    ar: {
      name: 'العربية',
      cues: [
        [1, 5, 'صار الضوء آليًا في مايو،\nولم يخبر أحدٌ الحارس.'],
        [6.5, 11.5, 'في التاسع من يونيو أجاب قاربٌ\nبلا اسم على مصباحه.'],
        [12.5, 17, 'طويلة، قصيرة، طويلة.\nكانت رسالته هو، متأخرةً أربعين عامًا.'],
        [18.5, 23, 'بعض الأضواء ليست للسفن.'],
      ],
    },
  },
  shots: [
    {
      seconds: 6,
      at: (t) => ({
        scene: 'sea',
        palette: palettes.noir,
        seed: 0.4,
        a: [1.2, 0.35, 0.1, 0.9],
        b: [0.3, -0.06, 0.4, 0],
        time: t,
        props: [
          { kind: 'beam', x: 0.38, y: 0.32, size: 0.5, seed: 0.6 + t * 0.9, alpha: 0.5 },
          { kind: 'lighthouse', x: 0.38, y: -0.12, size: 0.5, rim: 2.2 },
        ],
        grain: 0,
        dim: fadeIn(t),
        title: serifTitle('The Keeper', 'an aurora original', swell(t, 1, 5.4)),
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'sea',
        palette: palettes.steel,
        seed: 0.62,
        a: [1.1, -0.2, 0.1, 0.95],
        b: [0.42, -0.04, 0.6, 0],
        time: t * 1.2,
        props: [
          { kind: 'boat', x: 0.35 - k * 0.18, y: -0.14 + 0.014 * Math.sin(t * 1.8), size: 0.24, rim: 1.8 },
        ],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'shaft',
        palette: palettes.noir,
        seed: 0.3,
        a: [0.22, 0, 0.5, 1],
        b: [0, 0, 0, 0],
        time: t,
        shift: [-0.03 + k * 0.05, 0],
        props: [{ kind: 'figure', pose: 'sit', x: -0.22, y: -0.44, size: 0.5, rim: 0.5 }],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'sea',
        palette: palettes.gold,
        seed: 0.9,
        a: [1.2, 0.1, 0.12, 0.8],
        b: [0.2, -0.04, 0.3, 0],
        time: t,
        props: [
          { kind: 'lighthouse', x: 0.42, y: -0.1, size: 0.36, haze: 0.15, rim: 2.6 },
          { kind: 'birds', x: -0.3 + k * 0.5, y: 0.2, size: 0.14, count: 11, seed: 5 },
        ],
        grain: 0,
        dim: fadeOut(t, 6),
      }),
    },
  ],
};
