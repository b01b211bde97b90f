import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { readImportGraph } from './support/import-graph.ts';
import { testsNamedAfter, testsNear } from './support/tests-near.ts';

// `npm run test:near [file…]`: the unit and component tests of some files (without any: of what changed since
// HEAD), those that import them directly first; a failure ends it. Integration tests run where they are named
// themselves, on bundles of which only the stale ones are built anew.

/** So many files take some fifteen seconds on two cores; what is further away has its turn in `npm test`. */
const MAX_FILES = 12;

const named = process.argv.slice(2).map((file) => path.relative(ROOT_DIR, path.resolve(file)));
const changed = named.length > 0 ? named : changedFiles();
const graph = readImportGraph();
const near = testsNear(changed, graph);
const steps = [
  { projects: ['unit*', 'dom'], files: near.filter(({ distance }) => distance <= 1) },
  { projects: ['unit*', 'dom'], files: near.filter(({ distance }) => distance > 1) },
].map(({ projects, files }) => ({ projects, files: files.slice(0, MAX_FILES).map(({ file }) => file) }));
const integration = named.filter((file) => file.startsWith('tests/integration/'));
steps.push({ projects: ['integration'], files: integration });

const left = near.length - steps.reduce((sum, { files }) => sum + files.length, 0) + integration.length;
const hasPassed = steps.every(({ projects, files }) => files.length === 0 || runVitest(projects, files));
if (near.length + integration.length === 0) {
  process.stdout.write('No unit or component test imports what changed.\n');
  for (const file of testsNamedAfter(changed, graph))
    process.stdout.write(`  npm run test:near ${changed.join(' ')} ${file}\n`);
}
if (hasPassed && left > 0) process.stdout.write(`${left} test files further away were left to npm test.\n`);
process.exitCode = hasPassed ? 0 : 1;

function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT_DIR, encoding: 'utf8' }).split('\n');
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter(Boolean);
}

function runVitest(projects: readonly string[], files: readonly string[]): boolean {
  const args = ['run', '--bail', '1', ...projects.flatMap((each) => ['--project', each]), ...files];
  return spawnSync('node_modules/.bin/vitest', args, { cwd: ROOT_DIR, stdio: 'inherit' }).status === 0;
}
