import type { Text, Title } from '#demo/seed/types.ts';
import { everyDayFrom, fill } from '../daily-series.ts';

const DAYS = 108;

const bodyAreas: readonly Text[] = [
  { en: 'necks', fr: 'la nuque' },
  { en: 'hips', fr: 'les hanches' },
  { en: 'wrists', fr: 'les poignets' },
  { en: 'backs, upper', fr: 'le haut du dos' },
  { en: 'backs, lower', fr: 'le bas du dos' },
  { en: 'ankles', fr: 'les chevilles' },
  { en: 'whatever sat all day', fr: 'ce qui est resté assis' },
];

const props: readonly Text[] = [
  { en: 'a chair', fr: 'une chaise' },
  { en: 'a wall', fr: 'un mur' },
  { en: 'a towel', fr: 'une serviette' },
  { en: 'nothing at all', fr: 'rien du tout' },
  { en: 'patience', fr: 'de la patience' },
];

const pictures = [
  'desk-rescue',
  'hips-dont-lie-flat',
  'shoulders-of-giants',
  'ankle-insurance',
  'stone-by-stone',
];

/** Ten minutes, one day after the other: a long row, as an archive is; the newest first. */
export const dailyTen: readonly Title[] = everyDayFrom('2025-02-03', DAYS).map(toTitle).reverse();

function toTitle(released: string, index: number): Title {
  const day = String(index + 1);
  const part = bodyAreas[index % bodyAreas.length] ?? {};
  return {
    id: `daily-ten-${day.padStart(3, '0')}`,
    picture: `titles/${pictures[index % pictures.length]}`,
    type: 'SPV',
    minutes: 10,
    released,
    rating: 'u',
    isQuiet: true,
    asset: 'sunrise-flow',
    categories: ['daily-ten'],
    genres: ['low-impact', 'beginner'],
    people: { trainer: ['sol-herrera'] },
    venues: ['pulse-studio-one'],
    facts: { equipment: ['mat'], focus: ['recovery'] },
    title: fill({ en: 'Day {1}: {2}', fr: 'Jour {1} : {2}' }, day, part),
    description: fill(
      {
        en: 'Ten minutes for {1}. You need {2}, and nobody needs to know.',
        fr: 'Dix minutes pour {1}. Il faut {2}, et personne n’a besoin de le savoir.',
      },
      part,
      props[(index * 2) % props.length] ?? {},
    ),
  };
}
