import type {
  EmojiPickerListCategoryHeaderProps,
  EmojiPickerListEmojiProps,
  EmojiPickerListRowProps,
} from 'frimousse';
import styles from './emoji-panel.module.css';

// What the library's list is made of, in our look.

export function EmojiCategory({ category, ...props }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...props} className={styles.category}>
      {category.label}
    </div>
  );
}

export function EmojiRow(props: EmojiPickerListRowProps) {
  return <div {...props} className={styles.row} />;
}

export function EmojiCell({ emoji: { emoji, label }, ...props }: EmojiPickerListEmojiProps) {
  return (
    <button type="button" {...props} className={styles.one} title={label}>
      {emoji}
    </button>
  );
}
