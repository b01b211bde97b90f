// chunk: blocks-common

import Popcorn from 'lucide-react/icons/popcorn';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import type { PlacedBlock } from './block-definition.ts';
import { BlockList } from './block-list.tsx';

export interface BlockPageProps {
  /** Null where the page around it has a heading. */
  title: string | null;
  blocks: readonly PlacedBlock[];
  /** What the viewer has of his own, below the page's opening. */
  afterFirst?: ReactNode;
}

/** A page that is built from blocks; each block's heading is one of the second level. */
export function BlockPage({ title, blocks, afterFirst = null }: BlockPageProps) {
  const { t } = useTranslation('home');
  return (
    <>
      {title === null ? null : (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <BlockList blocks={blocks.slice(0, 1)} isStart />
      {afterFirst}
      <BlockList blocks={blocks.slice(1)} />
      {blocks.length === 0 ? (
        <EmptyState
          icon={<Popcorn aria-hidden="true" />}
          title={t('nothing_yet_title')}
          text={t('nothing_yet_text')}
        />
      ) : null}
    </>
  );
}
