import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';
import { controlId } from './form-context.ts';
import type { FieldOf } from './form-field.ts';
import { FormGroup } from './form-group.tsx';
import { IdControl } from './id-control.tsx';
import { PLAYER_CHOICES, PLAYER_TARGETS, playerTargetOf } from './player-value.ts';
import { SelectControl } from './select-control.tsx';

/** What is played: a title, its trailer, or a channel. The style sheet hides the control of what the type does not play. */
export function PlayerField({ field }: { field: FieldOf<'player'> }) {
  const { t } = useTranslation('edit_fields');
  const { path, player } = field;
  const types = PLAYER_CHOICES.map((value) => ({ value, label: t(`player_${value}`) }));
  return (
    <FormGroup path={path} label={t(`field_${field.name}`)}>
      <div className={styles.link}>
        <SelectControl
          id={controlId(`${path}/type`)}
          name={`${path}/type`}
          label={t('player_type')}
          options={[{ value: '', label: t('player_none') }, ...types]}
          value={player.type}
        />
        {PLAYER_TARGETS.map((target) => (
          <div key={target} className={styles.target} data-target={`player-${target}`}>
            <IdControl
              id={controlId(`${path}/${target}`)}
              name={`${path}/${target}`}
              label={t(`target_${target}`)}
              kind={target}
              value={playerTargetOf(player.type) === target ? player.id : ''}
            />
          </div>
        ))}
      </div>
    </FormGroup>
  );
}
