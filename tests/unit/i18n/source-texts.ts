import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * The texts that one source file uses. Literals that a template builds are patterns: `status_${n}` →
 * /^status_.*$/.
 */
export interface SourceTexts {
  file: string;
  /** Named in `useTranslation`, `translator` or an i18next `ns`. */
  namespaces: string[];
  /** First arguments of `t(…)`. */
  keys: (string | RegExp)[];
  /** Every string there is, for keys that travel as data (`labelKey`, a message of a schema). */
  literals: Set<string>;
  patterns: RegExp[];
  /** `handle.i18n` of a route. */
  declared: string[];
  /** The site's own files that it imports statically, without types. */
  imports: string[];
}

export function readAppTexts(): SourceTexts[] {
  return readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readTexts(path.posix.join('app', file.replaceAll(path.sep, '/'))));
}

function readTexts(file: string): SourceTexts {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: SourceTexts = {
    file,
    namespaces: [],
    keys: [],
    literals: new Set(),
    patterns: [],
    declared: [],
    imports: [],
  };
  visit(source, found);
  return found;
}

function visit(node: ts.Node, found: SourceTexts): void {
  if (ts.isImportDeclaration(node)) readImport(node, found);
  if (ts.isStringLiteralLike(node)) found.literals.add(node.text);
  if (ts.isTemplateExpression(node)) found.patterns.push(patternOf(node));
  if (ts.isCallExpression(node)) readCall(node, found);
  if (ts.isVariableDeclaration(node) && node.name.getText() === 'handle' && node.initializer) {
    found.declared.push(...handleNamespaces(node.initializer));
  }
  ts.forEachChild(node, (child) => visit(child, found));
}

function readImport(node: ts.ImportDeclaration, found: SourceTexts): void {
  if (node.importClause?.isTypeOnly || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const specifier = node.moduleSpecifier.text;
  if (specifier.startsWith('#app/')) found.imports.push(specifier.slice(1));
  if (specifier.startsWith('.')) {
    found.imports.push(path.posix.join(path.posix.dirname(found.file), specifier));
  }
}

function readCall(node: ts.CallExpression, found: SourceTexts): void {
  const callee = node.expression.getText();
  const [first, second] = node.arguments;
  if (callee === 'useTranslation' && first) found.namespaces.push(...stringsOf(first));
  if (callee === 'translator' && second) found.namespaces.push(...stringsOf(second));
  if ((callee === 't' || callee.endsWith('.t')) && first) found.keys.push(...keysOf(first));
}

function keysOf(argument: ts.Expression): (string | RegExp)[] {
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isTemplateExpression(argument)) return [patternOf(argument)];
  if (ts.isParenthesizedExpression(argument)) return keysOf(argument.expression);
  if (ts.isConditionalExpression(argument)) {
    return [...keysOf(argument.whenTrue), ...keysOf(argument.whenFalse)];
  }
  return [];
}

function stringsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(stringsOf) : [];
}

function handleNamespaces(initializer: ts.Expression): string[] {
  const object =
    ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer)
      ? initializer.expression
      : initializer;
  if (!ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() === 'i18n'
      ? stringsOf(property.initializer)
      : [],
  );
}

function patternOf(template: ts.TemplateExpression): RegExp {
  const texts = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
  return new RegExp(`^${texts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 's');
}
