import type { Rollup } from 'vite';
import { type DeclaredChunks, nameChunks, readDeclaredChunks, SHELL } from './declared-chunks.ts';

/** Routes and entries are loaded by their own names; what they import may travel in a chunk. */
const OWN_CODE = /\/app\/(?!routes\/)[\w-]+\/[^?]+$/;
const ICON = /\/node_modules\/lucide-react\//;

type Modules = Pick<Parameters<Rollup.GetManualChunk>[1], 'getModuleIds' | 'getModuleInfo'>;

/**
 * Many small chunks cost a phone more round trips than they save bytes. So a module declares in which chunk
 * it travels (`// chunk: player` in its first line), and what it imports follows it. What several chunks need
 * goes into the one of them that the others need anyway, else into the shell, which every page has. Whatever
 * no chunk needs is left to Rollup: what a page alone needs, or imports on demand.
 */
export function chunks({
  isForViewers = false,
  declared = () => readDeclaredChunks('app'),
}: {
  isForViewers?: boolean;
  declared?: () => DeclaredChunks;
} = {}) {
  let chunkOf: ReadonlyMap<string, string> | undefined;
  return (id: string, modules: Modules): string | undefined => {
    chunkOf ??= assignChunks(modules, isForViewers ? known(declared(), modules) : declared());
    return chunkOf.get(id);
  };
}

/** Without what edit mode alone has; the build with it checks that nothing else is missing. */
function known(declared: DeclaredChunks, { getModuleIds }: Modules): DeclaredChunks {
  const ids = new Set(getModuleIds());
  return new Map([...declared].filter(([id]) => ids.has(id)));
}

function assignChunks({ getModuleIds, getModuleInfo }: Modules, declared: DeclaredChunks) {
  const ids = [...getModuleIds()];
  const named = nameChunks(ids, declared);
  // A walk sees imports that the browser's build leaves out: what is also imported on demand is meant so.
  const importsOf = (id: string) =>
    (getModuleInfo(id)?.importedIds ?? []).filter((other) => !getModuleInfo(other)?.dynamicImporters.length);
  const contents = reachedByChunk(named, importsOf);
  const importers = new Map([...contents].map(([chunk, found]) => [chunk, [...found].flatMap(importsOf)]));
  const misplaced = importers.get(SHELL)?.find((id) => (declared.get(id) ?? SHELL) !== SHELL);
  if (misplaced)
    throw new Error(`${misplaced}: every page imports it, so it cannot be in a chunk of its own`);

  const needsOf = (chunk: string) =>
    reach([chunk], (each) => importers.get(each)?.flatMap((id) => named.get(id) ?? []) ?? []);
  const needed = new Map([...contents.keys()].map((chunk) => [chunk, needsOf(chunk)]));
  const isElsewhere = (id: string) => ![...contents.values()].some((found) => found.has(id));
  const chunkFor = (id: string): string | undefined => {
    const holders = [...contents.keys()].filter((chunk) => contents.get(chunk)?.has(id));
    if (holders.length === 0) return undefined;
    // What is in no chunk does not load one for the sake of an icon.
    if (ICON.test(id) && getModuleInfo(id)?.importers.some(isElsewhere)) return SHELL;
    return holders.find((chunk) => holders.every((other) => needed.get(other)?.has(chunk))) ?? SHELL;
  };
  return new Map(
    ids.flatMap((id) => {
      const chunk = OWN_CODE.test(id) || ICON.test(id) ? (named.get(id) ?? chunkFor(id)) : named.get(id);
      return chunk && !isEntry(id) ? [[id, chunk] as const] : [];
    }),
  );
}

/** Of each chunk: the modules that declare it, and what they import until another chunk begins. */
function reachedByChunk(named: DeclaredChunks, importsOf: (id: string) => string[]) {
  return new Map(
    [...new Set(named.values())].map((chunk) => {
      const roots = [...named.keys()].filter((id) => named.get(id) === chunk);
      const isOwn = (id: string) => (named.get(id) ?? chunk) === chunk;
      return [chunk, reach(roots, (id) => importsOf(id).filter(isOwn))];
    }),
  );
}

const isEntry = (id: string) => /\/app\/(?:routes\/|[\w.-]+\.tsx)/.test(id);

/** What is given, and all that follows from it step by step. */
function reach(from: readonly string[], nextOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of nextOf(id)) found.add(next);
  return found;
}
