import type { Text, Title } from '#demo/seed/types.ts';
import { everyDayFrom, fill } from '../daily-series.ts';

const NIGHTS = 112;

const skies: readonly Text[] = [
  {
    en: 'a green arc from edge to edge',
    es: 'un arco verde de lado a lado',
    ar: 'قوس أخضر من حافة إلى حافة',
  },
  {
    en: 'cloud until two, then everything',
    es: 'nubes hasta las dos y luego todo',
    ar: 'غيوم حتى الثانية ثم كل شيء',
  },
  {
    en: 'four meteors and one satellite',
    es: 'cuatro meteoros y un satélite',
    ar: 'أربعة شهب وقمر صناعي واحد',
  },
  { en: 'a moon too bright for the rest', es: 'una luna que tapa lo demás', ar: 'قمر أسطع من كل ما حوله' },
  {
    en: 'pillars of light above the harbour',
    es: 'columnas de luz sobre el puerto',
    ar: 'أعمدة ضوء فوق الميناء',
  },
  { en: 'snow, sideways', es: 'nieve, de lado', ar: 'ثلج يهطل جانبيًا' },
  { en: 'the clearest hour of the winter', es: 'la hora más clara del invierno', ar: 'أصفى ساعة في الشتاء' },
];

const visitors: readonly Text[] = [
  { en: 'two foxes', es: 'dos zorros', ar: 'ثعلبان' },
  { en: 'a reindeer that sat down', es: 'un reno que se sentó', ar: 'رنّة جلست' },
  { en: 'nobody', es: 'nadie', ar: 'لا أحد' },
  { en: 'the night bus, on time', es: 'el autobús nocturno, puntual', ar: 'حافلة الليل في موعدها' },
  { en: 'an owl, disapproving', es: 'un búho, en desacuerdo', ar: 'بومة غير راضية' },
];

const pictures = ['green-fire', 'northern-skies-live', 'deep-field', 'below-the-ice', 'listening-to-saturn'];

/**
 * The sky above the observatory, one night after the other: a long row, as an archive is; the newest first.
 */
export const nightLog: readonly Title[] = everyDayFrom('2025-01-06', NIGHTS).map(toTitle).reverse();

function toTitle(released: string, index: number): Title {
  const night = String(index + 1);
  const sky = skies[index % skies.length] ?? {};
  const visitor = visitors[(index * 3) % visitors.length] ?? {};
  return {
    id: `night-log-${night.padStart(3, '0')}`,
    picture: `titles/${pictures[index % pictures.length]}`,
    type: 'SPV',
    minutes: 8 + (index % 7),
    released,
    rating: 'u',
    isQuiet: true,
    asset: 'green-fire',
    categories: ['night-log'],
    genres: ['slow-cinema'],
    people: { director: ['eirik-solheim'], presenter: index % 4 === 0 ? ['amara-diallo'] : [] },
    venues: ['dome-observatory'],
    facts: { country: ['norway'] },
    title: fill({ en: 'Night {1}: {2}', es: 'Noche {1}: {2}', ar: 'الليلة {1}: {2}' }, night, sky),
    description: fill(
      {
        en: 'What the camera on the ridge saw: {1}. Below it, {2}. No cuts, no music.',
        es: 'Lo que vio la cámara de la cresta: {1}. Abajo, {2}. Sin cortes ni música.',
        ar: 'ما رأته الكاميرا على الحافة: {1}. وتحتها {2}. بلا قطع ولا موسيقى.',
      },
      sky,
      visitor,
    ),
  };
}
