import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';

/** From what viewers pay to how they do. */
export function GatewaysLink() {
  const { t } = useTranslation('studio');
  return (
    <LinkButton to={editPaths.gateways()} variant="secondary" icon={<CreditCard aria-hidden="true" />}>
      {t('gateway_title')}
    </LinkButton>
  );
}
