import { tokensOf } from './unspaced-scripts.ts';

/** Private-use characters, which no search text can have: the index puts them before words to mark fields. */
const MARKS = { titleAsOne: '\u{e000}', title: '\u{e001}', name: '\u{e002}', own: '\u{e003}' } as const;

/** How many of an exact match's tiers are of titles. */
const TITLE_TIERS = 3;

/**
 * What entries must match, as FTS5 expressions: the best hits first, no entry in two of them. `all` has them
 * all. Words come from `searchWords`.
 */
export interface Match {
  tiers: string[];
  all: string;
}

/** For each word those that may replace it. */
export type Alternatives = readonly (readonly string[])[];

/** The title itself, its words, their beginnings (of the last one), then names, then the description. */
export function exactMatch(words: readonly string[]): Match {
  const all = prefixMatch(words.map((word) => [phrase(word)]));
  const isTitle = quote(
    words
      .flatMap(tokensOf)
      .map((token) => `${MARKS.titleAsOne}${token}`)
      .join(''),
  );
  const hasWords = words.map((word) => phrase(word, MARKS.title)).join(' AND ');
  const hasPrefix = prefixMatch(words.map((word) => [phrase(word, MARKS.title)]));
  const isNamed = prefixMatch(words.map((word) => [phrase(word, MARKS.title), phrase(word, MARKS.name)]));
  return {
    tiers: [
      isTitle,
      `(${hasWords}) NOT (${isTitle})`,
      `(${hasPrefix}) NOT (${hasWords})`,
      `(${isNamed}) NOT (${hasPrefix})`,
      `(${all}) NOT (${isNamed})`,
    ],
    all,
  };
}

/** Titles alone: those that are the words, have them, or go on where they end. */
export function titleMatch(words: readonly string[]): Match {
  const { tiers, all } = exactMatch(words);
  return { tiers: tiers.slice(0, TITLE_TIERS), all };
}

/** Hits through alternative words: those in titles, then the others. `alternatives` has a list per word. */
export function looseMatch(words: readonly string[], alternatives: Alternatives): Match {
  const exact = prefixMatch(words.map((word) => [phrase(word)]));
  const inTitle = loose(words, alternatives, MARKS.title);
  const all = `(${loose(words, alternatives)}) NOT (${exact})`;
  return { tiers: [`(${inTitle}) NOT (${exact})`, `(${all}) NOT (${inTitle})`], all };
}

/**
 * As `exactMatch`, of artists and venues. They have nothing but names, whose words are marked as no title's
 * are: to go through all the titles with a word, for the few people who have it, would cost as much as
 * finding the titles.
 */
export function exactNameMatch(words: readonly string[]): Match {
  const isName = quote(
    words
      .flatMap(tokensOf)
      .map((token) => `${MARKS.titleAsOne}${token}`)
      .join(''),
  );
  const all = prefixMatch(words.map((word) => [phrase(word, MARKS.own)]));
  return { tiers: [isName, `(${all}) NOT (${isName})`], all };
}

export function looseNameMatch(words: readonly string[], alternatives: Alternatives): Match {
  const all = `(${loose(words, alternatives, MARKS.own)}) NOT (${exactNameMatch(words).all})`;
  return { tiers: [all], all };
}

function loose(words: readonly string[], alternatives: Alternatives, mark = ''): string {
  return words
    .map((word, index) => {
      const typed = phrase(word, mark) + (index === words.length - 1 ? '*' : '');
      const others = (alternatives[index] ?? []).map((other) => phrase(other, mark));
      return `(${[typed, ...others].join(' OR ')})`;
    })
    .join(' AND ');
}

/** Every word in one of its forms, which are quoted; of the last word the beginning. */
function prefixMatch(words: readonly (readonly string[])[]): string {
  return words
    .map((forms, index) => forms.map((form) => form + (index === words.length - 1 ? '*' : '')))
    .map((forms) => (forms.length > 1 ? `(${forms.join(' OR ')})` : forms.join('')))
    .join(' AND ');
}

/** A word as the index has it where `mark` is before its tokens. */
function phrase(word: string, mark = ''): string {
  return quote(
    tokensOf(word)
      .map((token) => mark + token)
      .join(' '),
  );
}

function quote(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
