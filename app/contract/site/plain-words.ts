import * as v from 'valibot';

/** What is wrong with a value, where, and what would be right. */
export interface Fault {
  /** `title.en`, `blocks.3.data`; empty for the value itself. */
  path: string;
  message: string;
}

const FAULTS_AT_MOST = 20;

/** All that is wrong, for people who have never seen a schema. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  return issues.slice(0, FAULTS_AT_MOST).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: inWords(issue),
  }));
}

export function toLine({ path, message }: Fault): string {
  return path ? `${path}: ${message}` : message;
}

/** Messages that a schema brings itself begin in lower case; valibot's own are "Invalid …". */
function inWords(issue: v.BaseIssue<unknown>): string {
  const own = issue.message.startsWith('Invalid ') ? null : issue.message;
  if (own) return own;
  if (issue.expected === 'never') return 'is no field here: take it out, or look at its spelling';
  if (issue.received === 'undefined') return `is missing: it must be ${wanted(issue)}`;
  return WORDS[issue.type]?.(issue) ?? `must be ${wanted(issue)}, not ${shown(issue.input)}`;
}

const WORDS: Readonly<Record<string, (issue: v.BaseIssue<unknown>) => string>> = {
  max_length: ({ input, requirement }) =>
    typeof input === 'string'
      ? `must have at most ${requirement} characters, and has ${input.length}`
      : `must have at most ${requirement} items, and has ${(input as unknown[]).length}`,
  min_length: ({ input, requirement }) =>
    typeof input === 'string' ? 'must not be empty' : `must have at least ${requirement} items`,
  max_value: ({ input, requirement }) => `must be at most ${requirement}, and is ${input}`,
  min_value: ({ input, requirement }) => `must be at least ${requirement}, and is ${input}`,
  integer: ({ input }) => `must be a whole number, not ${input}`,
  finite: () => 'must be a number',
  check: () => 'is not allowed here',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  record: 'an object',
  strict_object: 'an object',
  loose_object: 'an object',
  object: 'an object',
};

/** Patterns that carry no message of their own are those of the contract's primitives. */
function wanted({ type, expected }: v.BaseIssue<unknown>): string {
  if (type in TYPES) return TYPES[type] ?? '';
  if (type === 'regex') return REGEX_WORDS[expected ?? ''] ?? 'of another form';
  const choices = (expected ?? '').match(/"[^"]*"/g);
  if (choices) return choices.length === 1 ? (choices[0] ?? '') : `one of ${choices.join(', ')}`;
  if (expected === 'Object') return 'an object';
  if (expected === 'Array') return 'a list';
  return TYPES[expected ?? ''] ?? 'of another form';
}

const REGEX_WORDS: Readonly<Record<string, string>> = {};

function shown(input: unknown): string {
  if (typeof input === 'string') return `"${input.length > 60 ? `${input.slice(0, 60)}…` : input}"`;
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'an object';
  return String(input);
}
