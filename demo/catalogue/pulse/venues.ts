import type { Place } from '#demo/seed/types.ts';

export const venues: readonly Place[] = [
  {
    id: 'pulse-studio-one',
    name: { en: 'Pulse Studio One', fr: 'Studio Pulse Un' },
    address: { en: '3 Foundry Lane, Lyon', fr: '3, allée de la Fonderie, Lyon' },
    details: { opened: { en: '2018', fr: '2018' }, surface: { en: 'Sprung wood', fr: 'Plancher suspendu' } },
    social: {
      instagram: 'https://instagram.com/pulsestudio.example',
      facebook: 'https://facebook.com/pulsestudio.example',
    },
    description: {
      en: 'The neon hall where most classes are filmed. The floor is sprung; the coffee is stronger.',
      fr: 'La salle au néon où l’on filme presque tous les cours. Le plancher est souple ; le café, costaud.',
    },
  },
  {
    id: 'harbour-track',
    name: { en: 'Harbour Track', fr: 'Piste du Port' },
    address: { en: 'Quai Sud, Nantes', fr: 'Quai Sud, Nantes' },
    details: { opened: { en: '1984', fr: '1984' }, surface: { en: 'Tartan', fr: 'Tartan' } },
    description: {
      en: 'Four hundred metres beside the water. The wind is always against you; nobody knows how.',
      fr: 'Quatre cents mètres au bord de l’eau. Le vent est toujours de face ; nul ne sait comment.',
    },
  },
  {
    id: 'north-wall',
    name: { en: 'The North Wall', fr: 'La Face Nord' },
    address: { en: 'Route du Col, Chamonix', fr: 'Route du Col, Chamonix' },
    details: { surface: { en: 'Granite, Ice', fr: 'Granit, Glace' } },
    description: {
      en: 'Granite, ice and a hut with excellent tart.',
      fr: 'Du granit, de la glace et un refuge à la tarte excellente.',
    },
  },
  {
    id: 'velodrome-est',
    name: { en: 'Vélodrome Est', fr: 'Vélodrome Est' },
    address: { en: 'Avenue des Pistards, Roubaix', fr: 'Avenue des Pistards, Roubaix' },
    details: {
      opened: { en: '1956', fr: '1956' },
      surface: { en: 'Siberian pine', fr: 'Pin de Sibérie' },
      seats: { en: '2400', fr: '2400' },
    },
    description: {
      en: 'Forty-two degrees of banking. Look at the line, not at the drop.',
      fr: 'Quarante-deux degrés de pente. Regardez la ligne, pas le vide.',
    },
  },
  {
    id: 'lake-lido',
    name: { en: 'Lake Lido', fr: 'Lido du Lac' },
    address: { en: 'Rive Nord, Annecy', fr: 'Rive Nord, Annecy' },
    details: {
      opened: { en: '1909', fr: '1909' },
      surface: { en: 'Honest water', fr: 'De l’eau franche' },
    },
    description: {
      en: 'A jetty, a kettle, and water that tells the truth about Tuesday.',
      fr: 'Un ponton, une bouilloire et une eau qui dit la vérité sur le mardi.',
    },
  },
  {
    id: 'foundry-roof',
    picture: 'titles/sunrise-flow',
    name: { en: 'Foundry Roof', fr: 'Le Toit de la Fonderie' },
    address: { en: '3 Foundry Lane, Lyon', fr: '3, allée de la Fonderie, Lyon' },
    details: { opened: { en: '2019', fr: '2019' }, surface: { en: 'Cork', fr: 'Liège' } },
    social: { instagram: 'https://instagram.com/foundryroof.example' },
    description: {
      en: 'The roof of Studio One: mats, pigeons, and the sunrise that gave a class its name.',
      fr: 'Le toit du Studio Un : des tapis, des pigeons et le lever de soleil qui a donné son nom à un cours.',
    },
  },
  {
    id: 'river-loop',
    picture: 'titles/night-run',
    name: { en: 'River Loop', fr: 'La Boucle du Fleuve' },
    address: { en: 'Berges du Rhône, Lyon', fr: 'Berges du Rhône, Lyon' },
    details: { opened: { en: '2007', fr: '2007' }, surface: { en: 'Tarmac', fr: 'Bitume' } },
    description: {
      en: 'Five lit kilometres without a single traffic light. Herons have right of way.',
      fr: 'Cinq kilomètres éclairés sans un feu rouge. Les hérons ont la priorité.',
    },
  },
  {
    id: 'iron-cellar',
    picture: 'titles/iron-hour',
    name: { en: 'The Iron Cellar', fr: 'La Cave de Fer' },
    address: { en: 'Rue des Tonneliers, Bordeaux', fr: 'Rue des Tonneliers, Bordeaux' },
    details: {
      opened: { en: '2015', fr: '2015' },
      surface: { en: 'Rubber on stone', fr: 'Caoutchouc sur pierre' },
    },
    description: {
      en: 'A wine cellar until the barrels moved out. Constant fourteen degrees, and nobody drops anything twice.',
      fr: 'Une cave à vin jusqu’au départ des fûts. Quatorze degrés constants, et personne ne lâche rien deux fois.',
    },
  },
  {
    id: 'ring-nine',
    picture: 'titles/ring-of-fire',
    name: { en: 'Ring Nine', fr: 'Ring Neuf' },
    address: { en: 'Canal Street, Manchester', fr: 'Canal Street, Manchester' },
    details: { opened: { en: '1962', fr: '1962' }, seats: { en: '300', fr: '300' } },
    social: { facebook: 'https://facebook.com/ringnine.example', twitter: 'https://twitter.com/ringnine_ex' },
    description: {
      en: 'Above a library, which explains the rule about the bell.',
      fr: 'Au-dessus d’une bibliothèque, d’où la règle sur la cloche.',
    },
  },
  {
    id: 'gravel-pass',
    picture: 'titles/alpine-climbs',
    name: { en: 'Gravel Pass', fr: 'Le Col des Graviers' },
    address: { en: 'Route de l’Iseran, Val-d’Isère', fr: 'Route de l’Iseran, Val-d’Isère' },
    details: { surface: { en: 'Gravel', fr: 'Gravier' } },
    description: {
      en: 'Eleven hairpins, one café, no phone signal: the perfect classroom.',
      fr: 'Onze lacets, un café, aucun réseau : la salle de classe idéale.',
    },
  },
  {
    id: 'quiet-room',
    picture: 'titles/the-two-minute-silence',
    name: { en: 'The Quiet Room', fr: 'La Chambre du Silence' },
    address: { en: 'Quai des Brumes, Nantes', fr: 'Quai des Brumes, Nantes' },
    details: { opened: { en: '2021', fr: '2021' }, surface: { en: 'Felt', fr: 'Feutre' } },
    description: {
      en: 'Lined with felt. People come out speaking more slowly than they went in.',
      fr: 'Tapissée de feutre. On en sort en parlant plus lentement qu’en y entrant.',
    },
  },
  {
    id: 'ballroom-sud',
    picture: 'titles/salsa-in-socks',
    name: { en: 'Ballroom Sud', fr: 'Bal du Sud' },
    address: { en: 'Place du Marché, Marseille', fr: 'Place du Marché, Marseille' },
    details: { opened: { en: '1931', fr: '1931' }, surface: { en: 'Oak parquet', fr: 'Parquet de chêne' } },
    description: {
      en: 'Parquet from 1931, mirrors from 1954, playlists from this morning.',
      fr: 'Parquet de 1931, miroirs de 1954, musiques de ce matin.',
    },
  },
];
