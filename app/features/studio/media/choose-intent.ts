const PREFIX = 'choose:';

/** The button of a picture's field, which saves what was typed first. */
export const chooseIntent = (path: string) => PREFIX + path;

/** The path of the field; null for every other button. */
export const pictureFieldOf = (intent: string): string | null =>
  intent.startsWith(PREFIX) ? intent.slice(PREFIX.length) : null;
