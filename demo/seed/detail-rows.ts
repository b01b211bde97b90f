import type { MetadataLine } from '#workers/platform/storage/schema/people.ts';
import type { Text } from './types.ts';

/** What the lines of a person's or a place's custom metadata are called. */
export const detailNames: Readonly<Record<string, Text>> = {
  from: { en: 'From', es: 'De', ar: 'من', fr: 'De' },
  work: { en: 'Work', es: 'Oficio', ar: 'المهنة', fr: 'Métier' },
  teaches: { en: 'Teaches', es: 'Enseña', ar: 'يدرّس', fr: 'Enseigne' },
  speaks: { en: 'Speaks', es: 'Habla', ar: 'يتحدث', fr: 'Parle' },
  opened: { en: 'Opened', es: 'Inauguración', ar: 'الافتتاح', fr: 'Ouverture' },
  seats: { en: 'Seats', es: 'Butacas', ar: 'المقاعد', fr: 'Places' },
  surface: { en: 'Surface', es: 'Superficie', ar: 'الأرضية', fr: 'Surface' },
};

export function detailRows(details: Readonly<Record<string, Text>> | undefined): MetadataLine[] | null {
  if (!details) return null;
  return Object.entries(details).map(([id, value]) => {
    return { id, name: { ...(detailNames[id] ?? { en: id }) }, value: { ...value } };
  });
}
