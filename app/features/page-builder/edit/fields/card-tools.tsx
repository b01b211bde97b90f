import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { cardIntent } from './card-intent.ts';
import styles from './fields.module.css';

const ICONS = { copy: Copy, up: ArrowUp, down: ArrowDown, delete: Trash } as const;

/** What can be done with a card, or a row of a list: buttons that send the form. */
export function CardTools({
  path,
  name,
  index,
  count,
  canCopy = false,
}: {
  path: string;
  /** Which card it is, for those who hear the buttons alone. */
  name: string;
  index: number;
  count: number;
  canCopy?: boolean;
}) {
  const { t } = useTranslation('edit_fields');
  const actions = [
    ...(canCopy ? (['copy'] as const) : []),
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < count - 1 ? (['down'] as const) : []),
    'delete' as const,
  ];
  return (
    <div className={styles.tools}>
      {actions.map((action) => {
        const Icon = ICONS[action];
        return (
          <Button
            key={action}
            type="submit"
            name="intent"
            value={cardIntent(action, path)}
            variant="quiet"
            size="small"
            aria-label={t('tool_of', { action: t(`card_${action}`), name })}
            icon={<Icon aria-hidden="true" />}
          >
            {t(`card_${action}`)}
          </Button>
        );
      })}
    </div>
  );
}
