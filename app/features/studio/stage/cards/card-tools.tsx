import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import { IconButton, IconLink } from '#app/ui/components/button/icon-button.tsx';
import { type CardAct, cardsAt } from '../acts/card-act.ts';
import { boxStyle } from '../overlay/box-style.ts';
import { useBoxes } from '../overlay/use-boxes.ts';
import { useStage } from '../stage-context.ts';
import type { StageState } from '../stage-state.ts';
import { useRoving } from '../tools/use-roving.ts';
import { CardQuestion } from './card-question.tsx';
import styles from './card-tools.module.css';
import type { DrawnCard } from './drawn-cards.ts';
import { showCard } from './show-card.ts';

/**
 * The tools of the card in hand, at that card, with a strip that goes through all cards of the block: a slider's
 * own arrows are inert while it is edited.
 */
export function CardTools({
  section,
  block,
  name,
  cards,
  current,
  setCurrent,
  state: { document, language },
}: {
  section: HTMLElement;
  block: EditedBlock;
  name: string;
  cards: readonly DrawnCard[];
  current: DrawnCard;
  setCurrent(card: Pick<DrawnCard, 'path'>): void;
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const { actOnCard } = useStage();
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRoving(toolbar);
  const [asked, setAsked] = useState<DrawnCard | null>(null);
  const nodes = useMemo(() => [current.element], [current.element]);
  const [box] = useBoxes(section, nodes);
  const style = box ? boxStyle(box, section) : undefined;
  const all = cardsAt(block, current.list);
  const position = all.findIndex(({ _id }) => _id === current.id) + 1;
  const card = t('card_place', { position, count: all.length });
  const label = (act: string) => t('act_on', { act, name: card });

  function step(by: -1 | 1) {
    const next = cards.at((cards.indexOf(current) + by) % cards.length);
    if (!next) return;
    setCurrent(next);
    showCard(next.element);
  }

  function act(kind: CardAct, of: DrawnCard = current) {
    const focus = actOnCard?.(kind, block.id, of);
    if (focus) setCurrent({ path: `${of.list}/#${focus}` });
  }

  const end = (isEnd: boolean) => ({ 'aria-disabled': isEnd || undefined });
  if (position === 0) return null;
  return (
    <>
      <div className={styles.frames} aria-hidden="true">
        {style ? <span className={styles.frame} style={style} /> : null}
      </div>
      <div className={styles.place} style={style} data-over data-tools>
        <div
          ref={toolbar}
          className={styles.toolbar}
          role="toolbar"
          aria-label={t('cards_of', { name })}
          {...roving}
        >
          {cards.length > 1 ? (
            <IconButton
              label={t('card_previous')}
              icon={<ChevronLeft aria-hidden="true" className={styles.mirrored} />}
              onClick={() => step(-1)}
            />
          ) : null}
          <span className={styles.position} data-figures>
            {t('card_position', { position, count: all.length })}
          </span>
          {cards.length > 1 ? (
            <IconButton
              label={t('card_next')}
              icon={<ChevronRight aria-hidden="true" className={styles.mirrored} />}
              onClick={() => step(1)}
            />
          ) : null}
          <IconLink
            to={editPaths.block({ document, block: block.id }, { in: language, card: current.path })}
            label={label(t('edit'))}
            icon={<PencilLine aria-hidden="true" />}
          />
          <IconButton
            label={label(t('delete'))}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setAsked(current)}
          />
          <IconButton
            label={label(t('copy'))}
            icon={<Copy aria-hidden="true" />}
            onClick={() => act('copy')}
          />
          <IconButton
            label={label(t('card_back'))}
            icon={<ArrowLeft aria-hidden="true" className={styles.mirrored} />}
            onClick={() => act('back')}
            {...end(position === 1)}
          />
          <IconButton
            label={label(t('card_on'))}
            icon={<ArrowRight aria-hidden="true" className={styles.mirrored} />}
            onClick={() => act('on')}
            {...end(position === all.length)}
          />
        </div>
      </div>
      <CardQuestion
        isOpen={asked !== null}
        onAnswer={(isYes) => {
          setAsked(null);
          if (isYes && asked) act('delete', asked);
        }}
      />
    </>
  );
}
