import { describe, expect, it } from 'vitest';
import {
  CAPTIONS_STYLE_CHOICES,
  DEFAULT_CAPTIONS_STYLE,
  toCaptionsStyle,
} from '#app/features/playback/player/state/captions-style.ts';
import messages from '../../../../../public/frontend/locales/en.json';

describe('toCaptionsStyle', () => {
  it('is what was stored', () => {
    const stored = { size: 'huge', colour: 'yellow', background: 'none', edge: 'outline' };
    expect(toCaptionsStyle(stored)).toEqual(stored);
  });

  it('takes what another version stored as far as it is known', () => {
    expect(toCaptionsStyle({ size: 'large', colour: 'plaid', edge: 7 })).toEqual({
      ...DEFAULT_CAPTIONS_STYLE,
      size: 'large',
    });
  });

  it.each([[null], ['large'], [3]])('is not made of %s', (value) => {
    expect(toCaptionsStyle(value)).toBeNull();
  });

  it('has words for every choice', () => {
    for (const [aspect, choices] of Object.entries(CAPTIONS_STYLE_CHOICES)) {
      for (const choice of choices) expect(messages.player).toHaveProperty(`caption_${aspect}_${choice}`);
    }
  });
});
