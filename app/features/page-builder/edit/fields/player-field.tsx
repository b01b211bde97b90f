import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';
import { controlId } from './form-context.ts';
import type { FieldOf } from './form-field.ts';
import { FormGroup } from './form-group.tsx';
import { IdControl } from './id-control.tsx';
import { PLAYER_CHOICES } from './player-value.ts';
import { SelectControl } from './select-control.tsx';

/** What is played: a title, its trailer, or a channel. */
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
        <IdControl
          id={controlId(`${path}/id`)}
          name={`${path}/id`}
          label={t('player_id')}
          kind={player.type === 'IPTV' ? 'channel' : 'title'}
          value={player.id}
        />
      </div>
    </FormGroup>
  );
}
