import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';

/** The other choice after a clash: the page as it is now, without what was sent. */
export function KeepTheirs({ href }: { href: string }) {
  const { t } = useTranslation('edit');
  return (
    <p>
      <LinkButton to={href} variant="secondary">
        {t('clash_keep')}
      </LinkButton>
    </p>
  );
}
