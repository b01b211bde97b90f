import type { LucideIcon } from 'lucide-react';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Drama from 'lucide-react/icons/drama';
import MapPin from 'lucide-react/icons/map-pin';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Tags from 'lucide-react/icons/tags';
import Ticket from 'lucide-react/icons/ticket';
import Tv from 'lucide-react/icons/tv';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { CardLinks } from '../card-links.tsx';
import type { FormKind } from './kind-forms.ts';

const ICONS: Record<FormKind, LucideIcon> = {
  title: Clapperboard,
  category: Tags,
  genre: Drama,
  rating: ShieldCheck,
  person: Users,
  venue: MapPin,
  channel: Tv,
  plan: Ticket,
};

export interface CountedKind {
  kind: FormKind;
  count: number;
}

/** The kinds that a catalogue is made of, with how many there are of each. */
export function KindLinks({ kinds }: { kinds: readonly CountedKind[] }) {
  const { t } = useTranslation('studio');
  return (
    <CardLinks
      links={kinds.map(({ kind, count }) => ({
        ...{ href: editPaths.entities({ kind }), Icon: ICONS[kind] },
        ...{ name: t(`kinds_${kind}`), about: t(`count_of`, { count }) },
      }))}
    />
  );
}
