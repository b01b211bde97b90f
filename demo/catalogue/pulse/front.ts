import type { Brand } from '#demo/seed/types.ts';

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
