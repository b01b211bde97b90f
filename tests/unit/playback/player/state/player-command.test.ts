import { describe, expect, it } from 'vitest';
import { PLAYBACK_RATES } from '#app/features/playback/constants.ts';
import {
  commandForKey,
  type PlayerCommand,
  stepRate,
} from '#app/features/playback/player/state/player-command.ts';

const everywhere: [key: string, command: PlayerCommand][] = [
  [' ', { kind: 'toggle-play' }],
  ['k', { kind: 'toggle-play' }],
  ['K', { kind: 'toggle-play' }],
  ['j', { kind: 'skip', seconds: -10 }],
  ['l', { kind: 'skip', seconds: 10 }],
  ['ArrowUp', { kind: 'change-volume', by: 0.1 }],
  ['ArrowDown', { kind: 'change-volume', by: -0.1 }],
  ['m', { kind: 'toggle-mute' }],
  ['c', { kind: 'toggle-captions' }],
  ['f', { kind: 'toggle-fullscreen' }],
  ['>', { kind: 'step-rate', by: 1 }],
  ['<', { kind: 'step-rate', by: -1 }],
  ['0', { kind: 'seek-to-fraction', fraction: 0 }],
  ['7', { kind: 'seek-to-fraction', fraction: 0.7 }],
  ['Home', { kind: 'seek-to-fraction', fraction: 0 }],
  ['End', { kind: 'seek-to-fraction', fraction: 1 }],
];

describe('commandForKey', () => {
  it.each(everywhere)('the key "%s" means the same in both directions', (key, command) => {
    expect(commandForKey({ key }, 'ltr')).toEqual(command);
    expect(commandForKey({ key }, 'rtl')).toEqual(command);
  });

  it('the arrow keys seek as the language reads', () => {
    expect(commandForKey({ key: 'ArrowRight' }, 'ltr')).toEqual({ kind: 'skip', seconds: 5 });
    expect(commandForKey({ key: 'ArrowLeft' }, 'ltr')).toEqual({ kind: 'skip', seconds: -5 });
    expect(commandForKey({ key: 'ArrowRight' }, 'rtl')).toEqual({ kind: 'skip', seconds: -5 });
    expect(commandForKey({ key: 'ArrowLeft' }, 'rtl')).toEqual({ kind: 'skip', seconds: 5 });
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('shortcuts with %s are left to the browser', (modifier) => {
    expect(commandForKey({ key: 'f', [modifier]: true }, 'ltr')).toBeNull();
  });

  it.each(['Tab', 'Escape', 'Enter', 'x', 'toString', 'constructor', '٣'])(
    'the key "%s" does nothing',
    (key) => {
      expect(commandForKey({ key }, 'ltr')).toBeNull();
    },
  );
});

describe('stepRate', () => {
  it('the rate visits every step and stops at both ends', () => {
    const up = [0.5, 0.75, 1, 1.25, 1.5].map((rate) => stepRate(rate, 1));
    expect(up).toEqual([0.75, 1, 1.25, 1.5, 1.5]);
    expect(PLAYBACK_RATES.map((rate) => stepRate(rate, -1))).toEqual([0.5, 0.5, 0.75, 1, 1.25]);
  });

  it('a rate that is none of ours steps from the nearest', () => {
    expect(stepRate(0.9, 1)).toBe(1.25);
  });
});
