import * as v from 'valibot';
import {
  ID_PATTERN,
  isAssetKey,
  isOwnPath,
  isSafeUrl,
  LANGUAGE_PATTERN,
  TIME_PATTERN,
} from '#app/contract/primitives.ts';

/** What is wrong with a value, where, and what would be right. */
export interface Fault {
  /** `title.en`, `blocks.3.data`; empty for the value itself. */
  path: string;
  message: string;
}

/** Of one value; more help nobody. */
export const FAULTS_AT_MOST = 20;

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
  if (issue.received === 'undefined') return own ? `is missing: it ${own}` : 'is missing';
  if (own) return own;
  if (issue.expected === 'never') return 'is no field here: take it out, or look at its spelling';
  const known = REQUIREMENTS.get(requirementOf(issue));
  if (known) return `must be ${known}, not ${shown(issue.input)}`;
  return WORDS[issue.type]?.(issue) ?? `must be ${wanted(issue)}, not ${shown(issue.input)}`;
}

/** Of the contract's primitives, which bring no messages: most of what reads them shows none. */
const REQUIREMENTS = new Map<unknown, string>([
  [isAssetKey, 'the key of a file, such as images/titles/a.w640.webp'],
  [isSafeUrl, 'an address with https://, or a path'],
  [isOwnPath, 'a path on the site, such as /plans'],
  [ID_PATTERN, 'an id: letters, digits and . _ : ~ @ -'],
  [LANGUAGE_PATTERN, 'a language such as en or pt-BR'],
  [TIME_PATTERN, 'a time such as 2026-05-31T20:00:00Z, or a day'],
]);

const requirementOf = (issue: v.BaseIssue<unknown>): unknown => issue.requirement;

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

function wanted({ type, expected }: v.BaseIssue<unknown>): string {
  if (type in TYPES) return TYPES[type] ?? '';
  if (type === 'regex') return 'of another form';
  const choices = (expected ?? '').match(/"[^"]*"/g);
  if (choices) return choices.length === 1 ? (choices[0] ?? '') : `one of ${choices.join(', ')}`;
  if (expected === 'Object') return 'an object';
  if (expected === 'Array') return 'a list';
  return TYPES[expected ?? ''] ?? 'of another form';
}

function shown(input: unknown): string {
  if (typeof input === 'string') return `"${input.length > 60 ? `${input.slice(0, 60)}…` : input}"`;
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'an object';
  return String(input);
}
