import { palettes } from '../art/palettes.ts';
import { type Film, fadeIn, fadeOut, swell } from './film.ts';
import { serifTitle } from './film-titles.ts';

export const theSaltRoad: Film = {
  asset: 'the-salt-road',
  brand: 'aurora',
  score: {
    bpm: 80,
    style: 'drift',
    air: 0.5,
    chords: [
      [38, 57, 62, 65, 69],
      [36, 55, 60, 64, 67],
      [34, 53, 58, 62, 65],
      [33, 57, 61, 64, 69],
    ],
  },
  captions: {
    en: {
      name: 'English',
      cues: [
        [1, 5, 'Once a year the salt goes north.'],
        [6.5, 11, 'My grandmother counted the road in songs.\nForty-one, if the wells are full.'],
        [12.5, 17.5, 'The water you see is not water.\nThe birds know. The young camels do not.'],
        [18.5, 23, 'We trade one kind of white for another.\nSalt for stars.'],
      ],
    },
    es: {
      name: 'Español',
      cues: [
        [1, 5, 'Una vez al año, la sal va al norte.'],
        [6.5, 11, 'Mi abuela medía el camino en canciones.\nCuarenta y una, si los pozos están llenos.'],
        [12.5, 17.5, 'El agua que ves no es agua.\nLos pájaros lo saben. Los camellos jóvenes, no.'],
        [18.5, 23, 'Cambiamos un blanco por otro.\nSal por estrellas.'],
      ],
    },
    ar: {
      name: 'العربية',
      cues: [
        [1, 5, 'مرةً في العام يمضي الملح شمالًا.'],
        [6.5, 11, 'كانت جدتي تقيس الطريق بالأغاني.\nإحدى وأربعون أغنية إن امتلأت الآبار.'],
        [12.5, 17.5, 'الماء الذي تراه ليس ماءً.\nالطيور تعرف ذلك، أما الجمال الصغيرة فلا.'],
        [18.5, 23, 'نقايض بياضًا ببياض.\nملحًا بنجوم.'],
      ],
    },
  },
  shots: [
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'dunes',
        palette: palettes.ember,
        seed: 0.31,
        a: [0.4, -1.15, 0.24, 0.4],
        b: [0.75, 1, 0.8, 0],
        camera: { x: -0.5 + k * 0.7, y: 0, zoom: 1.02 },
        props: [
          { kind: 'crest', x: 0.42 - t * 0.012, y: -0.12, size: 0.1, rim: 2.2 },
          {
            kind: 'camels',
            x: 0.3 + t * 0.03,
            y: -0.115 + t * 0.0018,
            size: 0.1,
            rim: 2.6,
            count: 5,
            seed: t * 4,
          },
        ],
        grain: 0,
        dim: fadeIn(t),
        title: serifTitle('The Salt Road', 'an aurora original', swell(t, 1, 5.4)),
      }),
    },
    {
      seconds: 6,
      at: (_t, k) => ({
        scene: 'dunes',
        palette: palettes.gold,
        seed: 0.57,
        a: [0.4, 1.1, 0.2, 0.5],
        b: [0.7, 1, 0.7, 0],
        camera: { x: 0.3 - k * 0.5, y: 0, zoom: 1 + k * 0.05 },
        props: [{ kind: 'cloak', x: -0.25 + k * 0.03, y: -0.52, size: 0.62, rim: 0.6, flip: true }],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'sea',
        palette: palettes.sand,
        seed: 0.22,
        a: [1.2, -0.2, 0.16, 0.7],
        b: [0.06, -0.02, 0, 0],
        time: t * 0.5,
        props: [
          {
            kind: 'birds',
            x: -0.6 + k * 0.9,
            y: 0.2 + 0.03 * Math.sin(t * 2),
            size: 0.16,
            count: 14,
            seed: 4,
          },
          { kind: 'camels', x: 0.5 + t * 0.012, y: -0.06, size: 0.045, haze: 0.45, count: 7, seed: t * 4 },
        ],
        grain: 0,
      }),
    },
    {
      seconds: 6,
      at: (t, k) => ({
        scene: 'aurora',
        palette: ['#0b1233', '#7a4a5c', '#ffd9a8', '#5d4a52', '#0d0a14', '#5f7dff'],
        seed: 0.7,
        a: [0.9, 0.25, -1, 0],
        b: [0.16, 0, 0, 0],
        time: t * 2,
        props: [
          { kind: 'tent', x: 0.32, y: -0.16, size: 0.13, color: 2, alpha: 0.85 },
          { kind: 'figure', pose: 'sit', x: 0.16, y: -0.16, size: 0.13, rim: 0.2 },
          { kind: 'camels', x: -0.2, y: -0.06, size: 0.07, count: 2, rim: 1.4 },
        ],
        grain: 0,
        dim: fadeOut(t, 6),
        shift: [k * 0.04, 0],
      }),
    },
  ],
};
