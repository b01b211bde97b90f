/** Chinese characters and kana; the same as in migration 0023, which sets each of them apart. */
const LETTER = '[々-ヿㇰ-鿿豈-﫿\\u{20000}-\\u{323af}]';
const UNSPACED = new RegExp(LETTER, 'u');
const KANA = /[ぁ-ヿ]/u;
const TOKEN = new RegExp(`${LETTER}|(?:(?!${LETTER}).)+`, 'gu');

const segmenters = { ja: segmenter('ja'), zh: segmenter('zh') };

/**
 * The words of a run of letters: in Chinese and Japanese nothing is written between them. Only what is
 * searched for is cut: were texts cut too, a word would be missed wherever its neighbours move the cut.
 */
export function cutWords(run: string): string[] {
  if (!UNSPACED.test(run)) return [run];
  const segments = [...segmenters[KANA.test(run) ? 'ja' : 'zh'].segment(run)];
  return segments.map(({ segment }) => segment);
}

/** The tokens that the index has for a word: one, or one for each character. */
export function tokensOf(word: string): string[] {
  return UNSPACED.test(word) ? (word.match(TOKEN) ?? []) : [word];
}

function segmenter(language: string): Intl.Segmenter {
  return new Intl.Segmenter(language, { granularity: 'word' });
}
