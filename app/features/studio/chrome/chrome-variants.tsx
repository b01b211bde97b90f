import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ChosenTheme } from '#app/domain/themes/slot-report.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { ChromeSample } from './chrome-sample.tsx';
import styles from './chrome-variants.module.css';
import type { ChromeVariant } from './load-chrome.server.ts';

/** Beside what it is about: headers and footers have forms, and no form may lie in another one. */
const CHROME_FORM = 'chrome-variants';

/** The headers or footers that there are, each itself with what the draft has in it. */
export function ChromeVariants({
  variants,
  theme,
  revision,
  commandId,
}: {
  variants: readonly ChromeVariant[];
  theme: ChosenTheme;
  revision: number;
  commandId: string;
}) {
  const { t } = useTranslation('edit');
  return (
    <div>
      <Form method="post" id={CHROME_FORM}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="command_id" value={commandId} />
      </Form>
      <ul
        className={styles.variants}
        data-kind={variants[0]?.key.endsWith('Header') ? 'header' : 'footer'}
        aria-label={t('chrome_variants')}
      >
        {variants.map((variant) => {
          const { key, isCurrent } = variant;
          const name = t(`chrome_${key}`);
          return (
            <li key={key} className={styles.variant} data-current={isCurrent || undefined}>
              <ChromeSample variant={variant} theme={theme} />
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
                    form={CHROME_FORM}
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
    </div>
  );
}
