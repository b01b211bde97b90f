import path from 'node:path';
import type { SourceFacts } from './source-facts.ts';

/**
 * Files that import each other: what they share belongs into a file of its own. In the site types count, too;
 * elsewhere only what is there at run time. One line a circle.
 */
export function circles(facts: ReadonlyMap<string, SourceFacts>): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const way: string[] = [];

  function visit(file: string): void {
    state.set(file, 'open');
    way.push(file);
    for (const target of importsOf(file, facts)) {
      if (state.get(target) === 'open') found.push([...way.slice(way.indexOf(target)), target].join(' → '));
      else if (!state.has(target)) visit(target);
    }
    way.pop();
    state.set(file, 'done');
  }

  for (const file of facts.keys()) if (!state.has(file)) visit(file);
  return found;
}

function importsOf(file: string, facts: ReadonlyMap<string, SourceFacts>): string[] {
  return (facts.get(file)?.imports ?? []).flatMap(({ specifier, isType }) => {
    if (isType && !file.startsWith('app/')) return [];
    const target = specifier.startsWith('#')
      ? specifier.slice(1)
      : path.posix.join(path.posix.dirname(file), specifier);
    return facts.has(target) && target !== file ? [target] : [];
  });
}
