import type {
  EmojiPickerListCategoryHeaderProps,
  EmojiPickerListEmojiProps,
  EmojiPickerListRowProps,
} from 'frimousse';
import styles from './emoji-panel.module.css';

// What the library's list is made of, in our look. It counts rows and columns from 0, ARIA from 1.

const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

export function EmojiCategory({ category, ...props }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...props} className={styles.category}>
      {category.label}
    </div>
  );
}

export function EmojiRow(props: EmojiPickerListRowProps) {
  return <div {...props} aria-rowindex={fromOne(props['aria-rowindex'])} className={styles.row} />;
}

export function EmojiCell({ emoji: { emoji, label }, ...props }: EmojiPickerListEmojiProps) {
  return (
    <button
      type="button"
      {...props}
      aria-colindex={fromOne(props['aria-colindex'])}
      className={styles.one}
      title={label}
    >
      {emoji}
    </button>
  );
}
