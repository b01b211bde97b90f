import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { CardActions, CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { isBackForwardNavigation } from './is-back-forward-navigation.ts';

/** PayU takes a form with a hash over it; it sends itself where scripts run. */
export function PayuLaunch({
  url,
  fields,
  backPath,
}: {
  url: string;
  fields: Readonly<Record<string, string>>;
  backPath: string;
}) {
  const { t } = useTranslation('checkout');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isBackForwardNavigation()) form.current?.submit();
  }, []);
  return (
    <CardPage
      title={t('going_to', { org: 'PayU' })}
      text={t('going_to_text', { org: 'PayU' })}
      status="plain"
    >
      <form ref={form} method="post" action={url}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CardActions>
          <Button type="submit" size="large" wide>
            {t('continue_to', { org: 'PayU' })}
          </Button>
          <LinkButton to={backPath} reloadDocument variant="quiet" wide>
            {t('back_to_payment')}
          </LinkButton>
        </CardActions>
      </form>
    </CardPage>
  );
}
