import { SiteLink } from '#app/features/links/site-link.tsx';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import { Logo } from '../../chrome/logo.tsx';
import { MenuAnchor } from '../../menus/menu-anchor.tsx';
import { SocialLinks } from '../social-links.tsx';
import styles from './footer-layout.module.css';
import type { FooterProps } from './footer-layout.tsx';

/** Who it is, in the brand's words, and how to reach it. */
export function FooterBrand({ shell, model }: FooterProps) {
  const { logo, text, button } = model;
  return (
    <div className={styles.brand}>
      <Logo shell={logo ? { title: shell.title, ...logo } : shell} />
      {text ? (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      ) : null}
      {button ? <FooterButton button={button} /> : null}
      <FooterContact model={model} />
      <SocialLinks links={model.social} />
    </div>
  );
}

export function FooterButton({
  button: { label, link },
}: {
  button: NonNullable<FooterProps['model']['button']>;
}) {
  if (!link) return <p>{label}</p>;
  return (
    <SiteLink link={link} className={buttonClassName} {...lookOf('primary', 'small')}>
      <span>{label}</span>
    </SiteLink>
  );
}

/** page-builder.md §5: each shows only where it is not empty. */
export function FooterContact({ model: { email, phone } }: Pick<FooterProps, 'model'>) {
  if (!email && !phone) return null;
  return (
    <address className={styles.contact}>
      {email ? <MenuAnchor item={email} className={styles.link} wordsClassName={styles.words} /> : null}
      {phone ? (
        <bdi dir="ltr">
          <MenuAnchor item={phone} className={styles.link} wordsClassName={styles.words} />
        </bdi>
      ) : null}
    </address>
  );
}
