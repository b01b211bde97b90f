import styles from './stage-poster.module.css';

/** The blurred picture behind the message that replaces a player. Its stage is positioned and isolated. */
export function StagePoster({ url }: { url: string | undefined }) {
  return url ? <img className={styles.poster} src={url} alt="" /> : null;
}
