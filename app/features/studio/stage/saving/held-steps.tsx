import { useTranslation } from 'react-i18next';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { HeldStep } from '#app/features/page-builder/edit/store/store-types.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from './held-steps.module.css';
import { toShownSides } from './shown-sides.ts';

/** Changes that a colleague's do not go with: both sides of each, of which one is chosen (edit-mode.md §11). */
export function HeldSteps({
  held,
  store,
}: {
  held: readonly HeldStep[];
  store: Pick<EditStore, 'choose' | 'document'>;
}) {
  const { t } = useTranslation('edit');
  return (
    <section className={styles.steps} aria-label={t('clashes')}>
      <StatusLine kind="error">{t('clash_stage')}</StatusLine>
      <ul className={styles.list}>
        {held.map((step) => (
          <Step key={step.id} step={step} onChoose={(side) => store.choose(step.id, side)} />
        ))}
      </ul>
    </section>
  );
}

function Step({ step, onChoose }: { step: HeldStep; onChoose(side: 'mine' | 'theirs'): void }) {
  const { t } = useTranslation('edit');
  const { t: fieldName } = useTranslation('edit_fields');
  const { names, mine, theirs } = toShownSides(step);
  const label = names.map((name) => fieldName(`field_${name}`, { defaultValue: name })).join(' › ');
  return (
    <li className={styles.step}>
      {label === '' ? null : <strong>{label}</strong>}
      <Side name={t('clash_mine')} words={mine} />
      <Side name={t('clash_theirs')} words={theirs} />
      <div className={styles.choice}>
        <Button size="small" onClick={() => onChoose('mine')}>
          {t('take_mine')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onChoose('theirs')}>
          {t('take_theirs')}
        </Button>
      </div>
    </li>
  );
}

function Side({ name, words }: { name: string; words: string | { kind: string } }) {
  const { t } = useTranslation('edit');
  return (
    <p>
      {name}{' '}
      {typeof words === 'string' ? (
        <q>
          <bdi>{words}</bdi>
        </q>
      ) : (
        t(`clash_did_${words.kind}`)
      )}
    </p>
  );
}
