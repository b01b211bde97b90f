import { createStoredValue } from '#app/features/playback/stored-value.ts';

export const CAPTIONS_STYLE_CHOICES = {
  size: ['small', 'medium', 'large', 'huge'],
  colour: ['white', 'yellow', 'cyan', 'green'],
  background: ['solid', 'half', 'none'],
  edge: ['none', 'shadow', 'outline'],
} as const;

export type CaptionsStyleAspect = keyof typeof CAPTIONS_STYLE_CHOICES;
export type CaptionsStyle = {
  [Aspect in CaptionsStyleAspect]: (typeof CAPTIONS_STYLE_CHOICES)[Aspect][number];
};

export const DEFAULT_CAPTIONS_STYLE: CaptionsStyle = {
  size: 'medium',
  colour: 'white',
  background: 'solid',
  edge: 'shadow',
};

export const storedCaptionsStyle = createStoredValue('player.captions-style', toCaptionsStyle);

/**
 * What is kept may come from another version: what it does not know of, or we do not, is as it was at first.
 */
export function toCaptionsStyle(value: unknown): CaptionsStyle | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  const read = <Choice extends string>(choices: readonly Choice[], value: unknown, usual: Choice): Choice =>
    choices.find((choice) => choice === value) ?? usual;
  const { size, colour, background, edge } = CAPTIONS_STYLE_CHOICES;
  const usual = DEFAULT_CAPTIONS_STYLE;
  return {
    size: read(size, stored.size, usual.size),
    colour: read(colour, stored.colour, usual.colour),
    background: read(background, stored.background, usual.background),
    edge: read(edge, stored.edge, usual.edge),
  };
}
