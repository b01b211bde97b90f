import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import type { ShellModel } from '../../chrome/shell-model.ts';
import type { HeaderModel } from '../../chrome/site-chrome.ts';

/** What every header has where its owner's links do not lead there: channels, and for guests the plans. */
export function useStandingLinks(shell: ShellModel, { nav, lacks }: HeaderModel) {
  const { t } = useTranslation('shell');
  const hasChannels = shell.hasChannels && lacks.channels;
  const live = { title: { label: t('live_tv'), link: { href: paths.channels() } }, links: [] };
  return {
    nav: hasChannels ? [...nav, live] : nav,
    hasChannels,
    showPlans: !shell.viewer && shell.sellsPlans && lacks.plans,
  };
}
