import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import type { ShellModel } from '../chrome/shell-model.ts';
import type { FooterModel, ShellLink } from '../chrome/site-chrome.ts';

/**
 * What every footer ends with: plans and channels, where the brand has some and its own links do not lead there, and its
 * pages.
 */
export function useFooterLinks(
  { sellsPlans, hasChannels, footerLinks }: Pick<ShellModel, 'sellsPlans' | 'hasChannels' | 'footerLinks'>,
  { columns, button }: Pick<FooterModel, 'columns' | 'button'> = { columns: [], button: null },
): readonly ShellLink[] {
  const { t } = useTranslation('shell');
  const own = [button, ...columns.flatMap(({ title, links }) => [title, ...links])];
  const isLinked = (href: string) => own.some((item) => item?.link?.href === href);
  const standing = [
    ...(hasChannels ? [{ label: t('live_tv'), href: paths.channels() }] : []),
    ...(sellsPlans ? [{ label: t('plans'), href: paths.pricing() }] : []),
  ];
  return [...standing.filter(({ href }) => !isLinked(href)), ...footerLinks];
}
