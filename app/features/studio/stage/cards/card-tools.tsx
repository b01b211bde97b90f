import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Copy from 'lucide-react/icons/copy';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import { IconButton, IconLink } from '#app/ui/components/button/icon-button.tsx';
import { type CardAct, cardsAt } from '../acts/card-act.ts';
import { Grip } from '../drag/grip.tsx';
import { boxStyle } from '../overlay/box-style.ts';
import { useBoxes } from '../overlay/use-boxes.ts';
import type { Place } from '../places/find-places.ts';
import { useStage } from '../stage-context.ts';
import type { StageState } from '../stage-state.ts';
import { useRoving } from '../tools/use-roving.ts';
import { CardQuestion } from './card-question.tsx';
import { CardStrip } from './card-strip.tsx';
import styles from './card-tools.module.css';
import type { DrawnCard } from './drawn-cards.ts';

/** What is done at once; deleting is confirmed first. Moving ends at an end of the list. */
const ACTS = [
  { act: 'delete', text: 'delete', Icon: Trash2 },
  { act: 'copy', text: 'copy', Icon: Copy },
  { act: 'back', text: 'card_back', Icon: ArrowLeft },
  { act: 'on', text: 'card_on', Icon: ArrowRight },
] as const;

/** The tools of the card in hand, at that card, and a strip that goes through all cards of its block. */
export function CardTools({
  section,
  block,
  name,
  cards,
  places,
  current,
  setCurrent,
  state: { document, language },
}: {
  section: HTMLElement;
  block: EditedBlock;
  /** Of the block. */
  name: string;
  cards: readonly DrawnCard[];
  places: readonly Place[];
  current: DrawnCard;
  setCurrent(card: Pick<DrawnCard, 'path'>): void;
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const { actOnCard } = useStage();
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRoving(toolbar);
  const [toDelete, setToDelete] = useState<DrawnCard | null>(null);
  const nodes = useMemo(() => [current.element], [current.element]);
  const [box] = useBoxes(section, nodes);
  const style = box ? boxStyle(box, section) : undefined;
  const all = cardsAt(block, current.list);
  const position = all.findIndex(({ _id }) => _id === current.id) + 1;
  const count = all.length;
  const label = (text: string) => t('act_on', { act: t(text), name: t('card_place', { position, count }) });

  function act(kind: CardAct, card: DrawnCard) {
    const next = actOnCard(kind, block.id, card);
    if (next !== null) setCurrent({ path: `${card.list}/#${next}` });
  }

  const isEnd = (kind: CardAct) =>
    (kind === 'back' && position === 1) || (kind === 'on' && position === count);
  // It was deleted, and is still drawn.
  if (position === 0) return null;
  return (
    <>
      <div className={styles.frames} aria-hidden="true">
        {style ? <span className={styles.frame} style={style} /> : null}
      </div>
      <div
        className={styles.place}
        style={style}
        data-side={beginsWithWords(current, places) ? 'end' : 'start'}
        data-over
        data-tools
      >
        <div
          ref={toolbar}
          className={styles.toolbar}
          role="toolbar"
          aria-label={t('cards_of', { name })}
          {...roving}
        >
          <Grip
            load={loadDrag}
            options={{
              ...{ section, cards, card: current, lineClass: styles.line ?? '', moveTo: act },
              ...{ name: t('card_place', { position, count }), ids: all.map(({ _id }) => _id) },
            }}
          />
          <CardStrip {...{ cards, current, setCurrent, position, count }} />
          <IconLink
            to={editPaths.block({ document, block: block.id }, { in: language, card: current.path })}
            label={label('edit')}
            icon={<PencilLine aria-hidden="true" />}
          />
          {ACTS.map(({ act: kind, text, Icon }) => (
            <IconButton
              key={kind}
              label={label(text)}
              icon={<Icon aria-hidden="true" className={styles.mirrored} />}
              aria-disabled={isEnd(kind) || undefined}
              onClick={({ detail }) => {
                if (kind === 'delete') setToDelete(current);
                // A double click makes one copy.
                else if (kind !== 'copy' || detail < 2) act(kind, current);
              }}
            />
          ))}
        </div>
      </div>
      <CardQuestion
        isOpen={toDelete !== null}
        onAnswer={(isYes) => {
          setToDelete(null);
          if (isYes && toDelete) act('delete', toDelete);
        }}
      />
    </>
  );
}

const loadDrag = () => import('../drag/drag.ts').then(({ drag }) => drag.card);

/** The height of the tools, in pixels. */
const TOOLS_HEIGHT = 60;

/** Whether words of a card are where its tools would lie over them. */
function beginsWithWords({ path, element }: DrawnCard, places: readonly Place[]): boolean {
  const { top } = element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  return places.some(({ way, node }) => {
    if (!way.startsWith(`${path}/`) || !(node instanceof Text) || !node.isConnected) return false;
    range.selectNodeContents(node);
    return range.getBoundingClientRect().top - top < TOOLS_HEIGHT;
  });
}
