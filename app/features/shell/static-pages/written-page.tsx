import { useTranslation } from 'react-i18next';
import { RichText } from '#app/features/rich-text/rich-text.tsx';
import type { RichTextNode } from '#app/features/rich-text/rich-text-node.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { TextPage } from './text-page.tsx';

/** A page that the brand wrote, or is still to write. */
export function WrittenPage({ title, nodes }: { title: string; nodes: readonly RichTextNode[] }) {
  const { t } = useTranslation('common');
  return (
    <TextPage title={title}>
      {nodes.length > 0 ? <RichText nodes={nodes} /> : <EmptyState title={t('no_content')} />}
    </TextPage>
  );
}
