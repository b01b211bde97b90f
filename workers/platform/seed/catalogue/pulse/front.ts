import type { Brand } from '../../types.ts';

function banner(id: string, content: string): Brand['banners'][number] {
  return { id, content, image: `images/banners/${content}.w1600.webp` };
}

export const banners: Brand['banners'] = [
  banner('banner-1', 'night-run'),
  banner('banner-2', 'sunrise-flow'),
  banner('banner-3', 'ring-of-fire'),
  banner('banner-4', 'summit-push'),
  banner('banner-5', 'iron-hour'),
  { id: 'banner-6', image: 'images/banners/spin-city.w1600.webp', url: 'example.org/pulse-ride' },
];

export const lanes: Brand['lanes'] = [
  { id: 'lane-live', name: { en: 'On air', fr: 'À l’antenne' }, filters: { category: ['live'] } },
  {
    id: 'lane-new',
    name: { en: 'Fresh this week', fr: 'Nouveautés de la semaine' },
    filters: { video_types: ['SPV'] },
    orderBy: 'release_time',
  },
  {
    id: 'lane-quick',
    name: { en: 'Under fifteen minutes', fr: 'Moins de quinze minutes' },
    filters: { sub_category: ['quick'] },
  },
  { id: 'lane-yoga', name: { en: 'Bend', fr: 'Plier' }, filters: { category: ['yoga'] } },
  { id: 'lane-strength', name: { en: 'Lift', fr: 'Soulever' }, filters: { category: ['strength'] } },
  { id: 'lane-running', name: { en: 'Run', fr: 'Courir' }, filters: { category: ['running'] } },
  { id: 'lane-cycling', name: { en: 'Ride', fr: 'Rouler' }, filters: { category: ['cycling'] } },
  { id: 'lane-boxing', name: { en: 'Hit', fr: 'Frapper' }, filters: { category: ['boxing'] } },
  { id: 'lane-mind', name: { en: 'Rest', fr: 'Souffler' }, filters: { category: ['mind'] } },
  {
    id: 'lane-programmes',
    name: { en: 'Start a programme', fr: 'Commencer un programme' },
    filters: { video_types: ['MPVP', 'PLAYLIST'] },
  },
];

export const channels: Brand['channels'] = [
  {
    id: 'pulse-one',
    entry: 'free',
    name: { en: 'Pulse One' },
    title: { en: 'Pulse One', fr: 'Pulse Un' },
    description: { en: 'Something to move to, at any hour.', fr: 'De quoi bouger à toute heure.' },
    categories: ['hiit', 'dance', 'strength'],
    day: [
      { content: 'tabata-thunder', minutes: 20 },
      { content: 'kitchen-disco', minutes: 15 },
      { content: 'iron-hour', minutes: 60 },
      { content: 'afrobeat-basics', minutes: 30 },
      { content: 'hiit-the-lights', minutes: 35 },
    ],
  },
  {
    id: 'pulse-calm',
    entry: 'free',
    name: { en: 'Pulse Calm' },
    title: { en: 'Pulse Calm', fr: 'Pulse Calme' },
    description: { en: 'Yoga, breath and very few words.', fr: 'Yoga, souffle et très peu de mots.' },
    categories: ['yoga', 'mind', 'mobility'],
    day: [
      { content: 'sunrise-flow', minutes: 25 },
      { content: 'stone-by-stone', minutes: 15 },
      { content: 'slow-yin', minutes: 45 },
      { content: 'body-scan', minutes: 35 },
    ],
  },
  {
    id: 'pulse-run',
    entry: 'plan',
    name: { en: 'Pulse Run' },
    title: { en: 'Pulse Run', fr: 'Pulse Course' },
    description: {
      en: 'Treadmill company around the clock.',
      fr: 'De la compagnie sur tapis, jour et nuit.',
    },
    categories: ['running', 'outdoors'],
    day: [
      { content: 'night-run', minutes: 50 },
      { content: 'track-tuesday', minutes: 40 },
      { content: 'trail-notes', minutes: 60 },
      { content: 'rain-run', minutes: 30 },
    ],
  },
  {
    id: 'pulse-ride',
    entry: 'plan',
    name: { en: 'Pulse Ride' },
    title: { en: 'Pulse Ride', fr: 'Pulse Vélo' },
    description: { en: 'Roads without lorries.', fr: 'Des routes sans camions.' },
    categories: ['cycling', 'outdoors'],
    day: [
      { content: 'spin-city', minutes: 45 },
      { content: 'alpine-climbs', minutes: 80 },
      { content: 'coastal-40', minutes: 45 },
      { content: 'tunnel-sprints', minutes: 25 },
    ],
  },
  {
    id: 'pulse-fight',
    entry: 'plan',
    name: { en: 'Pulse Fight' },
    title: { en: 'Pulse Fight', fr: 'Pulse Combat' },
    description: { en: 'Rounds, bags and old champions.', fr: 'Des rounds, des sacs et de vieux champions.' },
    categories: ['boxing', 'hiit'],
    day: [
      { content: 'ring-of-fire', minutes: 40 },
      { content: 'bag-work', minutes: 35 },
      { content: 'southpaw-stories', minutes: 45 },
      { content: 'footwork', minutes: 25 },
    ],
  },
  {
    id: 'pulse-kitchen',
    entry: 'free',
    name: { en: 'Pulse Kitchen' },
    title: { en: 'Pulse Kitchen', fr: 'Pulse Cuisine' },
    description: { en: 'For afterwards.', fr: 'Pour après.' },
    categories: ['nutrition'],
    day: [
      { content: 'the-sunday-bowl', minutes: 20 },
      { content: 'protein-without-drama', minutes: 20 },
      { content: 'coffee-science', minutes: 20 },
    ],
  },
];

export const forms: Brand['forms'] = [
  {
    id: 'form-trial',
    name: { en: 'One free week', fr: 'Une semaine offerte' },
    subHeading: { en: 'Tell us where to send it.', fr: 'Dites-nous où l’envoyer.' },
    button: { en: 'I am in', fr: 'J’en suis' },
    fields: [
      {
        name: { $t: { en: 'Your e-mail', fr: 'Votre e-mail' } },
        type: 'EMAIL',
        is_mandatory: true,
        value: '',
      },
      {
        name: { $t: { en: 'Your goal', fr: 'Votre objectif' } },
        type: 'TEXT_INPUT',
        is_mandatory: false,
        value: '',
      },
    ],
  },
];
