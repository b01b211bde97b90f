import ts from 'typescript';

/** What the import rules need to know of a file. Numbers are lines, from 1. */
export interface SourceFacts {
  imports: { specifier: string; isType: boolean; line: number }[];
  fetchCalls: number[];
  envReads: number[];
  slotNames: number[];
  /** Calls of `insert`, `update`, `remove` and the like, by the variable that they begin with. */
  tableWrites: { table: string; line: number }[];
}

const SLOT_NAME = /--c(?:[1-9]|1[01])\b/;

export function readFacts(file: string, text: string): SourceFacts {
  const facts: SourceFacts = {
    imports: [],
    fetchCalls: [],
    envReads: [],
    slotNames: slotNames(text),
    tableWrites: [],
  };
  if (!/\.tsx?$/.test(file)) return facts;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    const specifier = importedBy(node);
    if (specifier) facts.imports.push({ ...specifier, line: lineOf(node) });
    if (isFetchCall(node)) facts.fetchCalls.push(lineOf(node));
    const table = tableWrittenBy(node);
    if (table) facts.tableWrites.push({ table, line: lineOf(node) });
    if (isEnvRead(node)) facts.envReads.push(lineOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return facts;
}

function importedBy(node: ts.Node): { specifier: string; isType: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, isType: isTypeImport(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, isType: node.isTypeOnly };
  }
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  ) {
    return { specifier: node.argument.literal.text, isType: true };
  }
  const [argument] =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
  return argument && ts.isStringLiteral(argument) ? { specifier: argument.text, isType: false } : null;
}

/** `import type …`, or braces in which every name is a type. */
function isTypeImport(clause: ts.ImportClause | undefined) {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly);
}

const WRITES = new Set(['insert', 'insertRows', 'insertIf', 'update', 'updateRows', 'remove', 'delete']);

function tableWrittenBy(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [table] = node.arguments;
  return WRITES.has(node.expression.name.text) && table && ts.isIdentifier(table) ? table.text : null;
}

function isFetchCall(node: ts.Node) {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  return /^(?:(?:globalThis|window|self)\.)?fetch$/.test(callee);
}

/**
 * `env.X`, `env['X']`, `const { X } = env`, and the same on `context.env` or `process.env`; handing env on is
 * no read.
 */
function isEnvRead(node: ts.Node) {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return isEnv(node.expression);
  if (!ts.isVariableDeclaration(node) || !node.initializer) return false;
  return ts.isObjectBindingPattern(node.name) && isEnv(node.initializer);
}

function isEnv(node: ts.Expression) {
  return /(?:^|\.)env$/.test(node.getText()) && !node.getText().startsWith('import.meta');
}

function slotNames(text: string) {
  return text.split('\n').flatMap((line, index) => (SLOT_NAME.test(line) ? [index + 1] : []));
}
