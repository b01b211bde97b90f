import type { Title } from '#demo/seed/types.ts';

export const playlists: readonly Title[] = [
  {
    id: 'slow-cinema-sundays',
    type: 'PLAYLIST',
    released: '2025-10-05',
    rating: 'pg',
    categories: ['drama', 'nature'],
    genres: ['slow-cinema'],
    playlist: {
      items: [
        'the-salt-road',
        'green-fire',
        'ninety-nine-steps',
        'bread-before-dawn',
        'the-weight-of-water',
        'atlas-of-small-things',
      ],
    },
    people: { director: ['nadia-benali'] },
    title: { en: 'Slow Cinema Sundays', es: 'Domingos de cine pausado', ar: 'آحاد السينما المتأنية' },
    description: {
      en: 'Six films that are in no hurry. Best with a blanket and somebody who does not ask what is going on.',
      es: 'Seis películas sin prisa. Mejor con manta y alguien que no pregunte qué pasa.',
      ar: 'ستة أفلام بلا عجلة. الأفضل مع بطانية وشخص لا يسأل عما يجري.',
    },
  },
  {
    id: 'staff-picks',
    type: 'PLAYLIST',
    released: '2026-02-01',
    rating: '12',
    categories: ['drama', 'mystery'],
    genres: ['thriller'],
    playlist: {
      items: [
        'the-keeper',
        'the-orchard-thief',
        'harbour-lights',
        'the-tenant-upstairs',
        'listening-to-saturn',
        'otters-anonymous',
        'vinyl-hunters',
      ],
    },
    title: { en: 'What We Watch After Work', es: 'Lo que vemos al salir', ar: 'ما نشاهده بعد العمل' },
    description: {
      en: 'Chosen by the projection booth, the box office and, for the last one, the cleaner, who was right.',
      es: 'Elegidas por la cabina, la taquilla y, la última, por el de la limpieza, que tenía razón.',
      ar: 'اختيار غرفة العرض وشباك التذاكر، والأخير لعامل التنظيف، وكان على حق.',
    },
  },
  {
    id: 'award-winners',
    type: 'PLAYLIST',
    released: '2026-01-15',
    rating: '12',
    categories: ['drama', 'documentary'],
    genres: ['slow-cinema'],
    playlist: {
      rules: [
        { type: 'custom_defined', name: 'award', id: 'award', value: 'North Star of the Critics' },
        { type: 'custom_defined', name: 'award', id: 'award', value: 'Golden Reel for Best Sound' },
      ],
    },
    title: { en: 'Prizes and Other Surprises', es: 'Premios y otras sorpresas', ar: 'جوائز ومفاجآت أخرى' },
    description: {
      en: 'Everything that came home with a statue. The list keeps itself.',
      es: 'Todo lo que volvió a casa con una estatuilla. La lista se hace sola.',
      ar: 'كل ما عاد إلى البيت بتمثال. القائمة تحدّث نفسها.',
    },
  },
  {
    id: 'short-and-sharp',
    type: 'PLAYLIST',
    released: '2025-12-20',
    rating: 'u',
    categories: ['family', 'art-design'],
    genres: ['short'],
    playlist: { rules: [{ type: 'system_defined', name: 'sub_category', id: 'short', value: 'Short' }] },
    title: { en: 'Short and Sharp', es: 'Cortos y agudos', ar: 'قصيرة ولاذعة' },
    description: {
      en: 'Done before the rice is. New shorts join by themselves.',
      es: 'Terminan antes que el arroz. Los nuevos cortos se suman solos.',
      ar: 'تنتهي قبل أن ينضج الأرز. والأفلام القصيرة الجديدة تنضم وحدها.',
    },
  },
];
