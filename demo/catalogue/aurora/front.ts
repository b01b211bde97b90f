import type { Brand } from '#demo/seed/types.ts';

function banner(id: string, content: string, image = content): Brand['banners'][number] {
  return { id, content, image: `images/banners/${image}.w1600.webp` };
}

export const banners: Brand['banners'] = [
  banner('banner-1', 'the-salt-road'),
  banner('banner-2', 'green-fire'),
  banner('banner-3', 'the-keeper'),
  banner('banner-4', 'meridian'),
  banner('banner-5', 'house-of-arches'),
  {
    id: 'banner-6',
    image: 'images/banners/northern-skies-live.w1600.webp',
    url: 'https://example.org/aurora-festival',
  },
];

export const lanes: Brand['lanes'] = [
  {
    id: 'lane-new',
    name: { en: 'New this month', es: 'Novedades del mes', ar: 'جديد هذا الشهر' },
    filters: { video_types: ['SPV', 'MPVP'] },
    orderBy: 'release_time',
  },
  {
    id: 'lane-live',
    name: { en: 'Live and coming up', es: 'En directo y próximamente', ar: 'مباشر وقريبًا' },
    filters: { category: ['live'] },
  },
  {
    id: 'lane-drama',
    name: { en: 'Dramas that take their time', es: 'Dramas sin prisa', ar: 'دراما على مهل' },
    filters: { category: ['drama'] },
  },
  {
    id: 'lane-series',
    name: { en: 'Series for long evenings', es: 'Series para noches largas', ar: 'مسلسلات للأمسيات الطويلة' },
    filters: { category: ['series'], video_types: ['MPVP'] },
  },
  {
    id: 'lane-wild',
    name: { en: 'Wild places', es: 'Lugares salvajes', ar: 'أماكن برية' },
    filters: { category: ['nature'] },
  },
  {
    id: 'lane-mystery',
    name: { en: 'Somebody knows something', es: 'Alguien sabe algo', ar: 'أحدهم يعرف شيئًا' },
    filters: { category: ['mystery'] },
  },
  {
    id: 'lane-space',
    name: { en: 'Look up', es: 'Mira arriba', ar: 'انظر إلى أعلى' },
    filters: { category: ['space'] },
  },
  {
    id: 'lane-family',
    name: { en: 'Under one blanket', es: 'Bajo una manta', ar: 'تحت بطانية واحدة' },
    filters: { category: ['family'] },
  },
  {
    id: 'lane-food',
    name: { en: 'Do not watch hungry', es: 'No la veas con hambre', ar: 'لا تشاهدها جائعًا' },
    filters: { category: ['food-travel'] },
  },
  {
    id: 'lane-music',
    name: { en: 'Turn it up', es: 'Sube el volumen', ar: 'ارفع الصوت' },
    filters: { category: ['music'] },
  },
  {
    id: 'lane-lists',
    name: {
      en: 'Lists by people with opinions',
      es: 'Listas de gente con opiniones',
      ar: 'قوائم لأصحاب الرأي',
    },
    filters: { video_types: ['PLAYLIST'] },
  },
];
