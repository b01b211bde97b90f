import type {
  EmojiPickerListCategoryHeaderProps,
  EmojiPickerListEmojiProps,
  EmojiPickerListRowProps,
} from 'frimousse';
import type { AriaAttributes } from 'react';
import styles from './emoji-panel.module.css';

// The components of the library's list, with our styles. The library counts rows and columns from 0, ARIA
// from 1.

function fromOne<P extends Pick<AriaAttributes, 'aria-rowindex' | 'aria-colindex'>>(props: P): P {
  const { 'aria-rowindex': row, 'aria-colindex': column } = props;
  return { ...props, 'aria-rowindex': next(row), 'aria-colindex': next(column) };
}

const next = (index: number | undefined) => (index === undefined ? undefined : index + 1);

export function EmojiCategory({ category, ...props }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...props} className={styles.category}>
      {category.label}
    </div>
  );
}

export function EmojiRow(props: EmojiPickerListRowProps) {
  return <div {...fromOne(props)} className={styles.row} />;
}

export function EmojiCell({ emoji: { emoji, label }, ...props }: EmojiPickerListEmojiProps) {
  return (
    <button type="button" {...fromOne(props)} className={styles.one} title={label}>
      {emoji}
    </button>
  );
}
