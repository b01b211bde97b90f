import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './chrome-variants.module.css';
import type { ChromeVariant } from './load-chrome.server.ts';

/** The headers or footers that there are, drawn small with the brand's own words. */
export function ChromeVariants({
  variants,
  revision,
  commandId,
}: {
  variants: readonly ChromeVariant[];
  revision: number;
  commandId: string;
}) {
  const { t } = useTranslation('edit');
  return (
    <Form method="post">
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="command_id" value={commandId} />
      <ul className={styles.variants} aria-label={t('chrome_variants')}>
        {variants.map((variant) => {
          const { key, isCurrent } = variant;
          const name = t(`chrome_${key}`);
          return (
            <li key={key} className={styles.variant} data-current={isCurrent || undefined}>
              {key.endsWith('Header') ? (
                <HeaderSketch variant={variant} />
              ) : (
                <FooterSketch variant={variant} />
              )}
              <span className={styles.foot}>
                <span className={styles.about}>
                  <strong>{name}</strong>
                  <span className={styles.note}>{t(`chrome_${key}_about`)}</span>
                </span>
                {isCurrent ? (
                  <Badge tone="neutral">{t('in_use')}</Badge>
                ) : (
                  <Button
                    type="submit"
                    name="intent"
                    value={`variant:${key}`}
                    variant="secondary"
                    size="small"
                    aria-label={t('theme_take_named', { name })}
                  >
                    {t('theme_take')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Form>
  );
}

function HeaderSketch({ variant: { key, brand, groups, buttons } }: { variant: ChromeVariant }) {
  return (
    <span className={styles.header} data-look={key} aria-hidden="true">
      <span className={styles.bar}>
        <bdi className={styles.logo}>{brand}</bdi>
        <span className={styles.links}>
          {groups.map(({ id, title, links }) => (
            <bdi key={id} data-opens={links.length > 0 || undefined}>
              {title}
            </bdi>
          ))}
        </span>
        <Buttons buttons={buttons} />
      </span>
    </span>
  );
}

function FooterSketch({
  variant: { key, brand, text, groups, buttons, social },
}: {
  variant: ChromeVariant;
}) {
  return (
    <span className={styles.footer} data-look={key} aria-hidden="true">
      <span className={styles.words}>
        <bdi className={styles.logo}>{brand}</bdi>
        {text ? <bdi className={styles.line}>{text}</bdi> : null}
        <Buttons buttons={buttons} />
        <span className={styles.dots}>
          {social.map((network) => (
            <span key={network} className={styles.dot} />
          ))}
        </span>
      </span>
      {groups.map(({ id, title, links }) => (
        <span key={id} className={styles.column}>
          <bdi className={styles.columnTitle}>{title}</bdi>
          {links.map((link) => (
            <bdi key={link}>{link}</bdi>
          ))}
        </span>
      ))}
      {key === 'takedownFooter' ? <span className={styles.shield} /> : null}
    </span>
  );
}

function Buttons({ buttons }: { buttons: readonly string[] }) {
  return buttons.map((label) => (
    <bdi key={label} className={styles.button}>
      {label}
    </bdi>
  ));
}
