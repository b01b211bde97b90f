import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { ClashList } from '../blocks/clash-list.tsx';
import { Rejection } from '../rejection.tsx';
import { KeepTheirs } from '../site/keep-theirs.tsx';
import type { BuiltHome } from './home-form.tsx';
import { builtChoice, CLASSIC } from './read-home.ts';

/** Why the choice of a home was not saved; after a clash, both sides of it. */
export function UnsavedHome({
  sent,
  homes,
}: {
  sent: { kind: 'clash' | 'rejected'; choice: string; theirs: string; message: string | null };
  homes: readonly BuiltHome[];
}) {
  const { t } = useTranslation('edit');
  if (sent.kind === 'rejected')
    return <Rejection of={sent}>{sent.message ?? t('common:not_saved')}</Rejection>;
  const nameOf = (choice: string) =>
    choice === CLASSIC
      ? t('home_classic')
      : (homes.find(({ templateId }) => builtChoice(templateId) === choice)?.name ?? null);
  const clash = { names: [t('home')], mine: nameOf(sent.choice), theirs: nameOf(sent.theirs) };
  return (
    <>
      <ClashList clashes={[clash]} toLabel={(name) => name}>
        {t('clash_choice')}
      </ClashList>
      <KeepTheirs href={editPaths.home()} />
    </>
  );
}
