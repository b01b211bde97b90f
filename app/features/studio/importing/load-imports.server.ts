import type { MarqueeContext } from '#app/services/load-context.ts';
import { stageOf } from './import-state.ts';

/** Files of the last day, the newest first. */
export async function loadImports({ services }: Pick<MarqueeContext, 'services'>) {
  const files = await services.content.imports();
  return files.map((file) => ({ id: file._id, name: file.name, titles: file.titles, stage: stageOf(file) }));
}
export type ImportLine = Awaited<ReturnType<typeof loadImports>>[number];
