import type { Text } from './types.ts';

/** The audience labels that both brands use; icons at `images/ratings/<id>.svg`. */
export const contentRatings: readonly { id: string; name: string; description: Text }[] = [
  {
    id: 'u',
    name: 'U',
    description: { en: 'For everybody', es: 'Para todos los públicos', ar: 'للجميع', fr: 'Tous publics' },
  },
  {
    id: 'pg',
    name: 'PG',
    description: {
      en: 'Parental guidance for the youngest',
      es: 'Con orientación para los más pequeños',
      ar: 'بتوجيه الأهل للصغار',
      fr: 'Accord parental pour les plus jeunes',
    },
  },
  {
    id: '12',
    name: '12+',
    description: {
      en: 'From twelve years',
      es: 'A partir de doce años',
      ar: 'من اثنتي عشرة سنة',
      fr: 'À partir de douze ans',
    },
  },
  {
    id: '15',
    name: '15+',
    description: {
      en: 'From fifteen years: some scenes are strong',
      es: 'A partir de quince años: hay escenas fuertes',
      ar: 'من خمس عشرة سنة: بعض المشاهد قوية',
      fr: 'À partir de quinze ans : certaines scènes sont fortes',
    },
  },
];
