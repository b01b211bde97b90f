/** The neighbours of what plays, for the control bar and media keys. */
export interface PlayerQueue {
  next(): void;
  previous(): void;
  /** The viewer is about to press next. */
  prepareNext(): void;
}
