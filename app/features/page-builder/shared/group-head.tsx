// chunk: blocks-common

import styles from './group-head.module.css';
import type { GroupView, WordsView } from './panel.ts';
import { Words } from './words.tsx';

/** The words above a group's items; nothing where there are none. */
export function GroupHead({ words }: { words: WordsView }) {
  const { heading, second, text, cta } = words;
  return heading || second || text || cta ? <Words words={words} className={styles.head} /> : null;
}

/** Items' headings are one level below the group's; without one they are the block's. */
export function itemLevel({ words }: GroupView): 'h2' | 'h3' {
  return words.heading ? 'h3' : 'h2';
}
