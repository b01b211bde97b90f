import path from 'node:path';
import type { ImportGraph } from './import-graph.ts';

/**
 * A test file and over how many imports it reaches what changed: 0 is the changed file itself, 1 imports it.
 */
export interface NearTest {
  file: string;
  distance: number;
}

const TEST = /^tests\/(?:unit|dom)\/.*\.test\.tsx?$/;

/** The unit and component tests that reach one of `changed`, nearest first. */
export function testsNear(changed: readonly string[], graph: ImportGraph): NearTest[] {
  const importers = importersOf(graph);
  const distances = new Map(changed.map((file) => [file, 0]));
  // A Map goes through what is added meanwhile, too: breadth first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return [...distances]
    .filter(([file]) => TEST.test(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((a, b) => a.distance - b.distance);
}

/**
 * The integration tests that have a changed file's name, as `login.test.ts` for a route's `login.tsx`: a
 * route is imported by no test, as it runs in the bundle.
 */
export function testsNamedAfter(changed: readonly string[], graph: ImportGraph): string[] {
  const stems = changed.map(stemOf);
  return [...graph.keys()].filter(
    (file) =>
      file.startsWith('tests/integration/') && /\.test\.ts$/.test(file) && stems.includes(stemOf(file)),
  );
}

function stemOf(file: string): string {
  return path.posix.basename(file).replace(/\..*$/, '');
}

function importersOf(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return importers;
}
