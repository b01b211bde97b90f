import House from 'lucide-react/icons/house';
import Palette from 'lucide-react/icons/palette';
import PanelBottom from 'lucide-react/icons/panel-bottom';
import PanelTop from 'lucide-react/icons/panel-top';
import { useTranslation } from 'react-i18next';
import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { CardLinks } from '../card-links.tsx';
import styles from './site-links.module.css';

/** What the owner sets for the whole site. */
export function SiteLinks({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation('edit');
  const chrome = (block: string) => editPaths.block({ document: SITE_DOCUMENT, block });
  const links = [
    { name: 'theme', href: editPaths.theme(), Icon: Palette },
    { name: 'header', href: chrome('header'), Icon: PanelTop },
    { name: 'footer', href: chrome('footer'), Icon: PanelBottom },
    { name: 'home', href: editPaths.home(), Icon: House },
  ];
  return (
    <section className={styles.section} aria-label={t('site_whole')}>
      <h2 className={styles.title}>
        {t('site_whole')} {isChanged ? <Badge tone="accent">{t('changed')}</Badge> : null}
      </h2>
      <CardLinks
        links={links.map(({ name, ...link }) => ({ ...link, name: t(name), about: t(`site_${name}_about`) }))}
      />
    </section>
  );
}
