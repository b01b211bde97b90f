import { useTranslation } from 'react-i18next';
import type { HostnameState } from '#app/contract/domain.ts';
import { Badge, type BadgeTone } from '#app/ui/components/badge/badge.tsx';

const TONES: Record<HostnameState, BadgeTone> = {
  wanted: 'neutral',
  records: 'accent',
  ownership: 'accent',
  certificate: 'accent',
  live: 'positive',
  broken: 'danger',
};

export function DomainBadge({ state }: { state: HostnameState }) {
  const { t } = useTranslation('studio');
  return <Badge tone={TONES[state]}>{t(`domain_state_${state}`)}</Badge>;
}
