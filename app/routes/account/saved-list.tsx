import type { MetaFunction } from '@remix-run/cloudflare';
import { useLocation } from '@remix-run/react';
import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '#app/features/catalogue/cards/card-grid.tsx';
import { ListBody } from '#app/features/catalogue/listing/list-body.tsx';
import { ListingLayout } from '#app/features/catalogue/listing/listing-layout.tsx';
import type { SavedPage } from '#app/features/library/load-saved-page.server.ts';
import { RemoveSaved } from '#app/features/library/remove-saved.tsx';
import type { SaveIntent } from '#app/features/library/save-intent.ts';
import { useSavedList } from '#app/features/library/use-saved-list.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { formatCount } from '#app/lib/counts.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

/** What the pages of the watchlist and of the favourites have in common: all but the list. */
export function savedListMeta(path: string): MetaFunction {
  return ({ data: page, matches, error }) => {
    const title = (page as { title: string } | undefined)?.title;
    return title ? toPageMeta({ matches, title, path, isIndexed: false }) : toErrorMeta({ matches, error });
  };
}

export function SavedList({ intent, page }: { intent: SaveIntent; page: SavedPage }) {
  const { t, i18n } = useTranslation(['library', 'listing']);
  const { pathname, search } = useLocation();
  const { removable, goneSince, remove } = useSavedList(intent, page);
  const { list, missingCount } = page;
  const title = t(`${intent}_title`);
  const total = Math.max(0, (list?.total ?? 0) - goneSince);
  const titles = formatCount(total, i18n.language);
  const empty = <NothingSaved intent={intent} />;
  return (
    <ListingLayout
      title={title}
      count={total > 0 ? t('title_count', { ns: 'listing', count: total, titles }) : undefined}
      statusText={missingCount > 0 ? t('some_missing', { count: missingCount }) : undefined}
    >
      <ListBody list={list} empty={empty} removable={removable}>
        {(cards, pendingCount) =>
          cards.length === 0 && pendingCount === 0 && total === 0 ? (
            empty
          ) : (
            <CardGrid
              isMain
              label={title}
              cards={cards}
              pendingCount={pendingCount}
              action={(card) => (
                <RemoveSaved
                  intent={intent}
                  id={card.id}
                  title={card.title}
                  redirectTo={pathname + search}
                  onRemove={(id) => void remove(id)}
                />
              )}
            />
          )
        }
      </ListBody>
    </ListingLayout>
  );
}

function NothingSaved({ intent }: { intent: SaveIntent }) {
  const { t } = useTranslation('library');
  const Icon = intent === 'watchlist' ? Bookmark : Heart;
  return (
    <EmptyState
      icon={<Icon aria-hidden="true" />}
      title={t(`${intent}_empty`)}
      text={t(`${intent}_empty_text`)}
      action={
        <LinkButton to={paths.home()} variant="secondary" size="small">
          {t('find_titles')}
        </LinkButton>
      }
    />
  );
}
