import styles from './title-heading.module.css';

/** Longer titles are set smaller, so that what follows stays in view. */
const LONG = 48;
const VERY_LONG = 120;

/** A page's own title: as large as its length allows, and in its own direction on a page of the other. */
export function TitleHeading({ children }: { children: string }) {
  return (
    <h1 className={styles.title} data-length={lengthOf(children)}>
      <bdi>{children}</bdi>
    </h1>
  );
}

function lengthOf(title: string): 'long' | 'very-long' | undefined {
  if (title.length > VERY_LONG) return 'very-long';
  return title.length > LONG ? 'long' : undefined;
}
