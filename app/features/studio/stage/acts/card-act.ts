import { type Command, placeAfter } from '#app/lib/edit-document/command.ts';
import { copyBlock } from '#app/lib/edit-document/copy-block.ts';
import { type Card, type EditedBlock, isCardList } from '#app/lib/edit-document/document.ts';
import { segmentsOf, valueAt } from '#app/lib/edit-document/way.ts';

/** A number is the place in its list that it is moved to, from 0. */
export type CardAct = 'back' | 'on' | 'copy' | 'delete' | number;

/** What an act on a card is in commands, and where it leads. */
export interface ActOnCard {
  command: Command;
  /** The card that the act was about, or the one that has its place now; null where no card is left. */
  focus: string | null;
  /** From 1, of the card that moved or is new, among so many. */
  position: number;
  count: number;
}

/** The cards of a list, in its order; none where there is no such list. */
export function cardsAt({ data }: Pick<EditedBlock, 'data'>, list: string): readonly Card[] {
  const segments = segmentsOf(list);
  const value = segments && valueAt(data, segments)?.value;
  return isCardList(value ?? undefined) ? (value as readonly Card[]) : [];
}

/** Null where there is nothing to do: the card is gone, or is the first or last already. */
export function actOnCard(
  block: Pick<EditedBlock, 'id' | 'data'>,
  act: CardAct,
  { list, id }: { list: string; id: string },
  newId: () => string,
): ActOnCard | null {
  const cards = cardsAt(block, list);
  const index = cards.findIndex(({ _id }) => _id === id);
  const card = cards[index];
  if (!card) return null;
  const places = cards.map(({ _id, _at }) => ({ id: _id, at: _at }));
  const of = { id: block.id, way: list };
  const count = cards.length;
  switch (act) {
    case 'copy': {
      const at = placeAfter(places, id);
      if (at === null) return null;
      const made = { ...copyBlock({ id: '', at: '', data: card }, '', newId).data, _at: at } as Card;
      return {
        command: { kind: 'addCard', ...of, card: made },
        ...{ focus: made._id, position: index + 2, count: count + 1 },
      };
    }
    case 'delete': {
      const next = cards[index + 1] ?? cards[index - 1];
      return {
        command: { kind: 'removeCard', ...of, card: id },
        ...{ focus: next?._id ?? null, position: index + 1, count: count - 1 },
      };
    }
    default: {
      const to = act === 'back' ? index - 1 : act === 'on' ? index + 1 : act;
      const others = places.toSpliced(index, 1);
      const at = cards[to] ? placeAfter(others, others[to - 1]?.id ?? null) : null;
      if (at === null) return null;
      return { command: { kind: 'moveCard', ...of, card: id, at }, focus: id, position: to + 1, count };
    }
  }
}
