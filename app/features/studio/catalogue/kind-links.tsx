import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Drama from 'lucide-react/icons/drama';
import Image from 'lucide-react/icons/image';
import ListVideo from 'lucide-react/icons/list-video';
import MapPin from 'lucide-react/icons/map-pin';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Rows3 from 'lucide-react/icons/rows-3';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import Ticket from 'lucide-react/icons/ticket';
import Tv from 'lucide-react/icons/tv';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { CardLinks } from '../card-links.tsx';
import { type FormKind, isSingleKind } from './kind-forms.ts';

const ICONS: Record<FormKind, LucideIcon> = {
  title: Clapperboard,
  category: Tags,
  genre: Drama,
  rating: ShieldCheck,
  person: Users,
  venue: MapPin,
  channel: Tv,
  plan: Ticket,
  playlist: ListVideo,
  voucher: BadgePercent,
  site: Store,
  'comment-rules': MessagesSquare,
  banner: Image,
  lane: Rows3,
};

export interface CountedKind {
  kind: FormKind;
  count: number;
}

/** Kinds, with how many there are of each. */
export function KindLinks({ kinds }: { kinds: readonly CountedKind[] }) {
  const { t } = useTranslation('studio');
  return (
    <CardLinks
      links={kinds.map(({ kind, count }) => ({
        ...{ href: editPaths.entities({ kind }), Icon: ICONS[kind] },
        ...{
          name: t(`kinds_${kind}`),
          about: isSingleKind(kind) ? t(`lead_${kind}`) : t('count_of', { count }),
        },
      }))}
    />
  );
}
