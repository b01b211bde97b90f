import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import type { ShellModel } from '../chrome/shell-model.ts';
import type { FooterModel, ShellLink } from '../chrome/site-chrome.ts';

/** What every footer ends with: the plans, where the brand sells some and its own links do not lead there, and its pages. */
export function useFooterLinks(
  { sellsPlans, footerLinks }: Pick<ShellModel, 'sellsPlans' | 'footerLinks'>,
  { columns, button }: Pick<FooterModel, 'columns' | 'button'> = { columns: [], button: null },
): readonly ShellLink[] {
  const { t } = useTranslation('shell');
  const own = [button, ...columns.flatMap(({ title, links }) => [title, ...links])];
  const isLinked = own.some((item) => item?.link?.href === paths.pricing());
  return sellsPlans && !isLinked
    ? [{ label: t('plans'), href: paths.pricing() }, ...footerLinks]
    : footerLinks;
}
