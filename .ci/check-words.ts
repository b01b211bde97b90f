import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { FIELD_NAMES, NAME_WORDS, PROSE_WORDS } from './glossary-words.ts';

// Names and test titles have none of the words that docs/glossary.md replaces, comments fewer than five in a thousand lines.
// `check-words.ts PATH…` lists what it finds below these paths.
const MOST_PER_THOUSAND = 5;
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const listed = execFileSync(
  'git',
  ['ls-files', ...(paths.length > 0 ? paths : ['app', 'workers', 'cli', 'demo', 'tests', '.ci', 'build'])],
  { encoding: 'utf8' },
);
/** Painting programs, where a scene and a frame are the field's own words. */
const ILLUSTRATIONS = 'demo/illustrations/';
const files = listed
  .split('\n')
  .filter((file) => /\.(tsx?|js)$/.test(file) && !file.startsWith(ILLUSTRATIONS) && existsSync(file));

interface Finding {
  file: string;
  line: number;
  text: string;
}

const names: Finding[] = [];
const comments: Finding[] = [];
const titles: Finding[] = [];
let commentLines = 0;

for (const file of files) {
  if (file.includes('glossary-words')) continue;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const stem = path.basename(file).replace(/\..*$/, '');
  for (const word of replacedWords(stem)) names.push({ file, line: 0, text: `file name: ${word}` });
  for (const comment of commentsOf(text)) {
    commentLines += comment.text.split('\n').length;
    for (const match of comment.text.matchAll(PROSE_WORDS))
      comments.push({ file, line: lineAt(comment.at + match.index), text: `comment: ${match[0]}` });
  }
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    if (name)
      for (const word of replacedWords(name.text))
        names.push({ file, line: lineAt(name.getStart()), text: `${name.text}: ${word}` });
    const title = testTitle(node);
    if (title)
      for (const match of title.matchAll(PROSE_WORDS))
        titles.push({ file, line: lineAt(node.getStart()), text: `title: ${match[0]}` });
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const perThousand = commentLines === 0 ? 0 : (comments.length * 1000) / commentLines;
const isHeld = names.length === 0 && titles.length === 0 && perThousand < MOST_PER_THOUSAND;
const found = [...names, ...titles, ...comments];
const shown = paths.length > 0 ? found : isHeld ? [] : found.slice(0, 40);
for (const { file, line, text } of shown) process.stdout.write(`${file}:${line} ${text}\n`);
process.stdout.write(
  `words: ${names.length} in names, ${titles.length} in test titles, ${comments.length} in comments (${perThousand.toFixed(1)} per 1,000 lines)\n`,
);
process.exitCode = isHeld || process.argv.includes('--report') ? 0 : 1;

/** What the glossary says for each replaced word of a name, as `word → instead`. */
function replacedWords(name: string): string[] {
  if (FIELD_NAMES.test(name.replace(/[-_]/g, ''))) return [];
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.flatMap((word) => {
    const instead = Object.hasOwn(NAME_WORDS, word) ? NAME_WORDS[word] : undefined;
    return instead ? [`${word} → ${instead}`] : [];
  });
}

function declaredName(node: ts.Node): ts.Identifier | null {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    (ts.isBindingElement(node) && !node.propertyName);
  if (!isDeclaration || !node.name || !ts.isIdentifier(node.name)) return null;
  return isListOfStrings(node) ? null : node.name;
}

/** `const parts = name.split('-')`: there the word means what it says. */
function isListOfStrings(node: ts.Node) {
  return (
    ts.isVariableDeclaration(node) &&
    /\.(split|match|formatToParts)\(/.test(node.initializer?.getText() ?? '')
  );
}

function commentsOf(text: string): { at: number; text: string }[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g)].map((match) => ({
    at: match.index,
    text: match[0],
  }));
}

function testTitle(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !/^(?:test|it|describe)\b/.test(node.expression.getText())) return null;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title.text : null;
}
