import type { Localise } from '#app/lib/localise.ts';

interface Named {
  title: Record<string, string>;
  series: Record<string, string> | null;
}

/** An episode's name means little without its series'. */
export function toTitleName(row: Named | undefined, localise: Localise): string | undefined {
  const [title, series] = [localise(row?.title), localise(row?.series)];
  return title && series ? `${series}: ${title}` : title;
}
