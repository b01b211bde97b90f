import { useTranslation } from 'react-i18next';
import { CtaButton } from './cta-button.tsx';
import { labelOf, type WordsView } from './panel.ts';
import { Target } from './target.tsx';
import styles from './words.module.css';

/**
 * A block's or a card's words, in their order. Its heading is the link of the whole card where it has one.
 * The sizes of its lines are the block's: `--heading-size`, `--second-size`.
 */
export function Words({
  words,
  level: Heading = 'h2',
  variant,
  className,
}: {
  words: WordsView;
  level?: 'h2' | 'h3' | 'h4';
  /** Of its button. */
  variant?: 'primary' | 'secondary';
  className?: string | undefined;
}) {
  const { t } = useTranslation('common');
  const { title, heading, second, text, cta, link } = words;
  if (!heading && !second && !text && !cta) return link ? <Target link={link} label={t('see_more')} /> : null;
  return (
    <div className={className ? `${styles.words} ${className}` : styles.words}>
      {title ? (
        <p className={styles.title} dir="auto">
          {title}
        </p>
      ) : null}
      {heading ? (
        <Heading className={styles.heading} dir="auto">
          <Target link={link}>{heading}</Target>
        </Heading>
      ) : (
        <Target link={link} label={link && labelOf(words)} />
      )}
      {second ? (
        <p className={styles.second} dir="auto">
          {second}
        </p>
      ) : null}
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : null}
      {cta ? (
        <p className={styles.cta}>
          <CtaButton cta={cta} {...(variant && { variant })} />
        </p>
      ) : null}
    </div>
  );
}
