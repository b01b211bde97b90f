import { describe, expect, it } from 'vitest';
import {
  CAPTIONS_STYLE_CHOICES,
  DEFAULT_CAPTIONS_STYLE,
  toCaptionsStyle,
} from '#app/features/playback/player/state/captions-style.ts';
import messages from '../../../../../public/frontend/locales/en.json';

describe('toCaptionsStyle', () => {
  it('a stored style is returned', () => {
    const stored = { size: 'huge', colour: 'yellow', background: 'none', edge: 'outline' };
    expect(toCaptionsStyle(stored)).toEqual(stored);
  });

  it('a style of another version is taken as far as it is known', () => {
    expect(toCaptionsStyle({ size: 'large', colour: 'plaid', edge: 7 })).toEqual({
      ...DEFAULT_CAPTIONS_STYLE,
      size: 'large',
    });
  });

  it.each([[null], ['large'], [3]])('no style is made of %s', (value) => {
    expect(toCaptionsStyle(value)).toBeNull();
  });

  it('every choice has a text', () => {
    for (const [aspect, choices] of Object.entries(CAPTIONS_STYLE_CHOICES)) {
      for (const choice of choices) expect(messages.player).toHaveProperty(`caption_${aspect}_${choice}`);
    }
  });
});
