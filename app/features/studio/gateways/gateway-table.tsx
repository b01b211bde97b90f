import { useTranslation } from 'react-i18next';
import type { GatewayState } from '#app/contract/gateway-calls.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge, type BadgeTone } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { DataTable } from '../data-table.tsx';
import { type GatewayOffer, offerOf } from './gateway-offer.ts';
import styles from './gateways.module.css';

const TONES: Record<GatewayOffer, BadgeTone> = {
  none: 'neutral',
  stored: 'neutral',
  test: 'accent',
  live: 'positive',
};

/** All gateways, each with its state in words, leading to its form. */
export function GatewayTable({ gateways }: { gateways: readonly GatewayState[] }) {
  const { t } = useTranslation('studio');
  const columns = [t('gateway_column_name'), t('gateway_column_state'), t('gateway_column_currency')];
  const rows = gateways.map((gateway) => {
    const offer = offerOf(gateway);
    return {
      key: gateway.org,
      cells: [
        <Link key="name" to={editPaths.gateway({ org: gateway.org })} className={styles.name}>
          <bdi>{gateway.org}</bdi>
        </Link>,
        <Badge key="state" tone={TONES[offer]}>
          {t(`gateway_state_${offer}`)}
        </Badge>,
        offer === 'none' ? null : gateway.currency,
      ],
    };
  });
  return <DataTable caption={t('gateway_title')} columns={columns} rows={rows} />;
}
