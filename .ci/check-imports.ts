import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { circles } from './import-circles.ts';
import { breaches } from './import-rules.ts';
import { readFacts } from './source-facts.ts';

// The walk over every source file, tracked or about to be: who imports whom (DESIGN §3), that none do so in a
// circle, and the few things that only one file may do.
const listed = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'app',
    'workers',
    'build',
    'cli',
    'demo',
    'tests',
  ],
  {
    encoding: 'utf8',
  },
);
const files = listed.split('\n').filter((file) => /\.(tsx?|css)$/.test(file) && existsSync(file));
const facts = new Map(files.map((file) => [file, readFacts(file, readFileSync(file, 'utf8'))]));
const found = [
  ...[...facts].flatMap(([file, of]) => breaches(file, of)),
  ...circles(facts).map((circle) => `${circle}: a circle`),
];

for (const breach of found) process.stderr.write(`${breach}\n`);
process.stdout.write(`imports: ${files.length} files, ${found.length} breaches\n`);
process.exitCode = found.length === 0 ? 0 : 1;
