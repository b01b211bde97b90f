import path from 'node:path';
import ts from 'typescript';
import { FIELD_NAMES, NAME_WORDS, PROSE_WORDS } from './glossary-words.ts';

/** One replaced word. `line` is 0 for a file's own name. */
export interface Finding {
  kind: 'name' | 'title' | 'comment';
  line: number;
  text: string;
}

/** Every replaced word in the declared names, test titles and comments of one file. */
export function glossaryFindings(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const stem = path.basename(file).replace(/\..*$/, '');
  const found: Finding[] = replacedWords(stem).map((word) => ({ kind: 'name', line: 0, text: word }));
  for (const comment of commentsOf(text)) {
    for (const match of comment.text.matchAll(PROSE_WORDS))
      found.push({ kind: 'comment', line: lineAt(comment.at + match.index), text: match[0] });
  }
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    for (const word of name ? replacedWords(name.text) : [])
      found.push({ kind: 'name', line: lineAt(node.getStart()), text: `${name?.text}: ${word}` });
    for (const match of testTitle(node).matchAll(PROSE_WORDS))
      found.push({ kind: 'title', line: lineAt(node.getStart()), text: match[0] });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Lines that are comment, as the limit of words in a thousand counts them. */
export function countCommentLines(text: string): number {
  return commentsOf(text).reduce((sum, comment) => sum + comment.text.split('\n').length, 0);
}

/** The replaced words of a name, each as `word → instead`. */
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

function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | null {
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
  if (!isDeclaration || !node.name || !(ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name)))
    return null;
  return isListOfStrings(node) ? null : node.name;
}

/** `const parts = name.split('-')`: there the word is used literally. */
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

function testTitle(node: ts.Node): string {
  if (!ts.isCallExpression(node) || !/^(?:test|it|describe)\b/.test(node.expression.getText())) return '';
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title.text : '';
}
