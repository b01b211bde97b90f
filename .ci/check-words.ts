import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { countCommentLines, glossaryFindings } from './glossary-findings.ts';

// Names and test titles have none of the words that docs/glossary.md replaces, comments fewer than five in a
// thousand lines. `check-words.ts PATH…` lists what it finds below these paths; `--report` never fails.
const MOST_PER_THOUSAND = 5;
const FOLDERS = ['app', 'workers', 'build', 'cli', 'demo', 'tests', '.ci'];
/** A painting program, where a scene and a frame are the field's own words; and the list of words itself. */
const LEFT_OUT = /^demo\/illustrations\/|^\.ci\/glossary-words\.ts$|\/glossary-findings\.test\.ts$/;

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const listed = execFileSync('git', ['ls-files', ...(paths.length > 0 ? paths : FOLDERS)], {
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => /\.(tsx?|js)$/.test(file) && !LEFT_OUT.test(file) && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const findings = files.flatMap(({ file, text }) =>
  glossaryFindings(file, text).map((finding) => ({ ...finding, file })),
);
const commentLines = files.reduce((sum, { text }) => sum + countCommentLines(text), 0);
const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
const perThousand = commentLines === 0 ? 0 : (count('comment') * 1000) / commentLines;
const isHeld = count('name') + count('title') === 0 && perThousand < MOST_PER_THOUSAND;

const listsAll = paths.length > 0;
for (const { file, line, kind, text } of isHeld && !listsAll
  ? []
  : findings.slice(0, listsAll ? undefined : 40))
  process.stdout.write(`${file}:${line} ${kind}: ${text}\n`);
process.stdout.write(
  `words: ${count('name')} in names, ${count('title')} in test titles, ${count('comment')} in comments (${perThousand.toFixed(1)} per 1,000 lines)\n`,
);
process.exitCode = isHeld || process.argv.includes('--report') ? 0 : 1;
