import type { Import } from '#app/contract/import-calls.ts';

/** How far an import is, as its page shows it; each a text `import_state_…` of namespace `studio`. */
export type ImportStage = 'uploaded' | 'checking' | 'checked' | 'importing' | 'stopped' | 'done';

export function stageOf({ phase, is_busy }: Pick<Import, 'phase' | 'is_busy'>): ImportStage {
  if (phase === 'importing') return is_busy ? 'importing' : 'stopped';
  // A check that nobody works on any longer is begun again.
  if (phase === 'checking') return is_busy ? 'checking' : 'uploaded';
  return phase;
}
