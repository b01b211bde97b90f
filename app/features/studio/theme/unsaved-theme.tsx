import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { ClashList } from '../blocks/clash-list.tsx';
import { Rejection } from '../rejection.tsx';
import { KeepTheirs } from '../site/keep-theirs.tsx';
import type { ThemeClash } from './theme-clash.ts';

/** Why a theme's form was not saved. */
export function UnsavedTheme({
  sent,
}: {
  sent: { kind: 'faults' | 'clash' | 'rejected'; clashes: readonly ThemeClash[]; message: string | null };
}) {
  const { t } = useTranslation('edit');
  if (sent.kind !== 'clash') {
    const words = sent.kind === 'faults' ? t('theme_has_faults') : (sent.message ?? t('common:not_saved'));
    return <Rejection of={sent}>{words}</Rejection>;
  }
  const themeName = (name: string | null) => name && t(`theme_name_${name}`);
  const clashes = sent.clashes.map(({ slot, mine, theirs }) =>
    slot
      ? { names: [t(`theme_slot_${slot}`)], mine, theirs }
      : { names: [t('theme_palettes')], mine: themeName(mine), theirs: themeName(theirs) },
  );
  return (
    <>
      <ClashList clashes={clashes} toLabel={(name) => name}>
        {t('clash_choice')}
      </ClashList>
      <KeepTheirs href={editPaths.theme()} />
    </>
  );
}
