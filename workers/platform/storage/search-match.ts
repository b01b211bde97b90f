/** Stands before, between and after the languages of an entry's title; no search text can have it. */
const TITLE_EDGE = '\u{e000}';

/**
 * What entries must match, as FTS5 expressions: the best hits first, no entry in two of them. `all` has them all.
 * Words come from `searchWords`.
 */
export interface Match {
  tiers: string[];
  all: string;
}

/** The title itself, its words, their beginnings (of the last one), then names, then the description. */
export function exactMatch(words: readonly string[]): Match {
  const whole = words.map(quote).join(' AND ');
  const begun = begunBy(words);
  const inTitle = `{title} : (${begun})`;
  const inNames = `{title names} : (${begun})`;
  const isTitle = `{title} : ${quote([TITLE_EDGE, ...words, TITLE_EDGE].join(' '))}`;
  return {
    tiers: [
      isTitle,
      `({title} : (${whole})) NOT (${isTitle})`,
      `(${inTitle}) NOT ({title} : (${whole}))`,
      `(${inNames}) NOT (${inTitle})`,
      `(${begun}) NOT (${inNames})`,
    ],
    all: begun,
  };
}

/** Hits that need a word in place of what was typed: those in titles, then the others. `alternatives` has a list a word. */
export function looseMatch(words: readonly string[], alternatives: readonly (readonly string[])[]): Match {
  const loose = words
    .map((word, index) => {
      const typed = index === words.length - 1 ? `${quote(word)}*` : quote(word);
      return `(${[typed, ...(alternatives[index] ?? []).map(quote)].join(' OR ')})`;
    })
    .join(' AND ');
  const exact = begunBy(words);
  const inTitle = `{title} : (${loose})`;
  return {
    tiers: [`(${inTitle}) NOT (${exact})`, `(${loose}) NOT ((${exact}) OR (${inTitle}))`],
    all: `(${loose}) NOT (${exact})`,
  };
}

function begunBy(words: readonly string[]): string {
  return `${words.map(quote).join(' AND ')}*`;
}

function quote(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
