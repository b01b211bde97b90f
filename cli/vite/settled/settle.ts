/** A library's file, and what of its text is known beforehand. */
export interface Settled {
  /** Below node_modules. */
  file: string;
  answers: readonly Answer[];
}

/** What stands there, and what it comes to here. */
export type Answer = readonly [question: string | RegExp, answer: string];

/** Throws when a question is not asked any more: a new version of a library must be read again. */
export function settle(code: string, { file, answers }: Settled): string {
  return answers.reduce((text, [question, answer]) => {
    const settled = text.replaceAll(question, answer);
    if (settled === text) throw new Error(`${file} does not say ${question} any more: read it again`);
    return settled;
  }, code);
}

/** The whole of a method; the sources are formatted, so its end has the depth of its beginning. */
export function method(name: string): RegExp {
  return new RegExp(`^ {2}${name}\\(.*\\) \\{\\n[\\s\\S]*?^ {2}\\}\\n`, 'gm');
}

/** The inside of a function at the top of a file. */
export function bodyOf(name: string): RegExp {
  return new RegExp(`(?<=^(?:async )?function ${name}\\(.*\\) \\{\\n)[\\s\\S]*?(?=^\\}$)`, 'gm');
}
