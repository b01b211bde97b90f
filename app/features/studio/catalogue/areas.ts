import type { FormKind } from './kind-forms.ts';

/** The pages of the studio that lead to lists of kinds, each with its address and its kinds. */
export const AREAS = {
  catalogue: ['title', 'playlist', 'category', 'genre', 'rating', 'person', 'venue', 'channel'],
  plans: ['plan', 'voucher'],
  site: ['site', 'comment-rules', 'banner', 'lane'],
} as const satisfies Record<string, readonly FormKind[]>;
export type AreaName = keyof typeof AREAS;

export const isAreaName = (name: string): name is AreaName => Object.hasOwn(AREAS, name);

export function areaOf(kind: FormKind): AreaName {
  const areas = Object.entries(AREAS) as [AreaName, readonly FormKind[]][];
  return areas.find(([, kinds]) => kinds.includes(kind))?.[0] ?? 'catalogue';
}
