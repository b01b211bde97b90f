import type { LucideIcon } from 'lucide-react';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Contact from 'lucide-react/icons/contact';
import Globe from 'lucide-react/icons/globe';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Store from 'lucide-react/icons/store';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { CardLinks } from '../card-links.tsx';
import type { Section, SectionName } from './load-sections.server.ts';

const ICONS: Record<SectionName, LucideIcon> = {
  catalogue: Clapperboard,
  plans: Ticket,
  pages: LayoutTemplate,
  site: Store,
  domains: Globe,
  people: Contact,
  figures: ChartColumn,
  comments: MessagesSquare,
  team: Users,
};

/** Where the studio leads. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('studio');
  return (
    <nav aria-label={t('sections')}>
      <CardLinks
        links={sections.map(({ name, href }) => ({
          ...{ href, Icon: ICONS[name] },
          ...{ name: t(`section_${name}`), about: t(`section_${name}_about`) },
        }))}
      />
    </nav>
  );
}
