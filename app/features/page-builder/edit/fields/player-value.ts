import { isObject, type Json } from '#app/lib/edit-document/document.ts';
import { inOneLine, type SentForm, sentText } from './sent-form.ts';

/** What is played, as its controls have it; an empty type plays nothing. */
export interface PlayerValue {
  type: string;
  id: string;
}

/** As the contract has them, whose list would bring all shapes along. */
export const PLAYER_CHOICES = ['CONTENT', 'TRAILER', 'IPTV'] as const;

/** What a type plays, each chosen in a control of its own. */
export const PLAYER_TARGETS = ['title', 'channel'] as const;

export type PlayerTarget = (typeof PLAYER_TARGETS)[number];

const ID_NAMES = ['id', 'content_id', '_id'];

/** Null for a type that only a newer backend knows. */
export function playerTargetOf(type: string): PlayerTarget | null {
  if (type === 'IPTV') return 'channel';
  return PLAYER_CHOICES.some((choice) => choice === type) ? 'title' : null;
}

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
  const type = sentText(sent, `${path}/type`);
  if (type === null) return player;
  const shown = toPlayerValue(player);
  const target = playerTargetOf(type);
  const id = (target && sentText(sent, `${path}/${target}`)) ?? shown.id;
  if (type === shown.type && id === shown.id) return player;
  return type === '' ? undefined : { ...(isObject(player) && player), type, data: { id } };
}
