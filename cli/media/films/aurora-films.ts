import { palettes } from '../art/palettes.ts';
import { type Film, fadeIn, fadeOut, swell } from './film.ts';

const letter = (text: string, sub: string, alpha: number, color = '#fff6e6') => ({
  text,
  sub,
  font: 'Cormorant Garamond',
  size: 0.14,
  y: 0.3,
  color,
  alpha,
});

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
        title: letter('The Salt Road', 'an aurora original', swell(t, 1, 5.4)),
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
        title: letter('Green Fire', 'a film of the long night', swell(t, 1, 5.4), '#f2fffa'),
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
        title: letter('The Keeper', 'an aurora original', swell(t, 1, 5.4)),
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
