const ACTIONS = ['add', 'copy', 'up', 'down', 'delete'] as const;
export type CardAction = (typeof ACTIONS)[number];

/** A button of a list: `card-add:slide_data`, `card-up:slide_data/#k3f`, `card-delete:content_data/2`. */
export interface CardIntent {
  action: CardAction;
  /** Of the list to add to, or of the card; rows of titles and rules go by their number. */
  path: string;
}

export const cardIntent = (action: CardAction, path: string) => `card-${action}:${path}`;

/** Null for what is no intent of a list. */
export function toCardIntent(intent: string): CardIntent | null {
  const { action: name, path } = /^card-(?<action>[a-z]+):(?<path>.+)$/s.exec(intent)?.groups ?? {};
  const action = ACTIONS.find((each) => each === name);
  return action && path ? { action, path } : null;
}
