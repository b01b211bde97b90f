import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/button.tsx';
import { StageScreen } from './stage-screen.tsx';
import type { WatchPage, WatchView } from './watch-view.ts';

const TEXTS = {
  login: { notice: 'locked_login', button: 'sign_in_to_watch' },
  plan: { notice: 'locked_content', button: 'upgrade_to_watch' },
  ticket: { notice: 'locked_content', button: 'buy_ticket' },
} as const;

/** Not without a session or a plan: says which, and leads there and back. */
export function LockedScreen({
  page,
  view,
}: {
  page: WatchPage;
  view: Extract<WatchView, { kind: 'locked' }>;
}) {
  const { t } = useTranslation('player');
  const { notice, button } = TEXTS[view.reason];
  return (
    <StageScreen page={page} icon={<Lock aria-hidden="true" />}>
      <p>{t(notice)}</p>
      <LinkButton to={view.href} size="large">
        {t(button)}
      </LinkButton>
      <LinkButton to={page.backHref} variant="quiet">
        {t('back_to_title')}
      </LinkButton>
    </StageScreen>
  );
}
