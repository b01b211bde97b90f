/** What the buttons of a picture's field lead to: the pictures that there are, or the point that its crops show. */
const ACTS = ['choose', 'focal'] as const;
type PictureAct = (typeof ACTS)[number];

/** The button of a picture's field, which saves what was typed first. */
export const pictureIntent = (act: PictureAct, path: string) => `${act}:${path}`;

/** What the button does, and the path of its field; null for every other button. */
export function toPictureIntent(intent: string): { act: PictureAct; field: string } | null {
  const act = ACTS.find((each) => intent.startsWith(`${each}:`));
  return act ? { act, field: intent.slice(act.length + 1) } : null;
}
