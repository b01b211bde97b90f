import { isObject, type Json } from '#app/lib/edit-document/document.ts';
import { inOneLine, type SentForm, sentText } from './sent-form.ts';

/** What is played, as its two controls have it; an empty type plays nothing. */
export interface PlayerValue {
  type: string;
  id: string;
}

/** As the contract has them, whose list would bring all shapes along. */
export const PLAYER_CHOICES = ['CONTENT', 'TRAILER', 'IPTV'] as const;

const ID_NAMES = ['id', 'content_id', '_id'];

export function toPlayerValue(player: Json | undefined): PlayerValue {
  if (!isObject(player) || typeof player.type !== 'string') return { type: '', id: '' };
  const { type, data } = player;
  const id = isObject(data)
    ? ID_NAMES.map((name) => data[name]).find((value) => typeof value === 'string')
    : data;
  return { type, id: inOneLine(id) };
}

/** `player` itself where it has not been changed. */
export function readPlayer(player: Json | undefined, path: string, sent: SentForm): Json | undefined {
  const [type, id] = [sentText(sent, `${path}/type`), sentText(sent, `${path}/id`)];
  if (type === null || id === null) return player;
  const shown = toPlayerValue(player);
  if (type === shown.type && id === shown.id) return player;
  return type === '' ? undefined : { ...(isObject(player) && player), type, data: { id } };
}
