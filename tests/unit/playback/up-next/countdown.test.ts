import { describe, expect, it } from 'vitest';
import {
  COUNTDOWN_MS,
  type Countdown,
  type CountdownTerms,
  type Moment,
  NO_COUNTDOWN,
  secondsLeft,
  secondsUntilNext,
  stepCountdown,
} from '#app/features/playback/up-next/countdown.ts';

const STEP_MS = 250;
const TERMS: CountdownTerms = { creditsAt: null, isHeld: false };
const film = (positionSeconds: number, over: Partial<Moment> = {}): Moment => ({
  positionSeconds,
  lengthSeconds: 100,
  rate: 1,
  isPaused: false,
  hasEnded: positionSeconds >= 100,
  ...over,
});

/** Plays from a position for some seconds. */
function play(from: number, seconds: number, terms = TERMS, over: Partial<Moment> = {}) {
  let countdown: Countdown = NO_COUNTDOWN;
  for (let ms = 0; ms <= seconds * 1000; ms += STEP_MS) {
    const position = Math.min(100, from + (ms / 1000) * (over.rate ?? 1));
    countdown = stepCountdown(countdown, film(position, over), terms, STEP_MS);
  }
  return countdown;
}

describe('stepCountdown', () => {
  it('begins eight seconds before the end, and is over with the film', () => {
    expect(play(80, 11.5).phase).toBe('away');
    expect(play(80, 12.5)).toMatchObject({ phase: 'counting' });
    expect(play(80, 18).phase).toBe('counting');
    expect(play(80, 21).phase).toBe('over');
  });

  it('at another speed it takes eight seconds of the viewer, too', () => {
    expect(play(80, 1.5, TERMS, { rate: 2 }).phase).toBe('away');
    expect(play(80, 5, TERMS, { rate: 2 }).phase).toBe('counting');
    expect(play(80, 11, TERMS, { rate: 2 }).phase).toBe('over');
  });

  it('counts all of its seconds where the viewer has jumped to the end', () => {
    expect(secondsLeft(play(100, 1).elapsedMs)).toBe(7);
    expect(play(100, 9).phase).toBe('over');
  });

  it('goes on from the credits, where they are known', () => {
    const credits = { creditsAt: 60, isHeld: false };
    expect(play(50, 9, credits).phase).toBe('away');
    expect(play(50, 12, credits).phase).toBe('counting');
    expect(play(50, 19, credits).phase).toBe('over');
  });

  it('stops with a paused film, and while the viewer is choosing', () => {
    const paused = stepCountdown(
      { phase: 'counting', elapsedMs: 900 },
      film(95, { isPaused: true }),
      TERMS,
      500,
    );
    expect(paused.elapsedMs).toBe(900);
    expect(play(95, 20, { creditsAt: null, isHeld: true })).toEqual({ phase: 'counting', elapsedMs: 0 });
  });

  it('a film that stalls near its end is not cut short', () => {
    const known: Countdown = { phase: 'counting', elapsedMs: COUNTDOWN_MS };
    expect(stepCountdown(known, film(97), TERMS, 5000)).toBe(known);
    expect(stepCountdown(known, film(100), TERMS, 0).phase).toBe('over');
  });

  it('cancelled, it stays so until the viewer goes back', () => {
    const cancelled: Countdown = { phase: 'cancelled', elapsedMs: 1000 };
    expect(stepCountdown(cancelled, film(100), TERMS, 9000)).toBe(cancelled);
    expect(stepCountdown(cancelled, film(10), TERMS, 0)).toEqual(NO_COUNTDOWN);
  });

  it('without a length there is no end to count to', () => {
    for (const lengthSeconds of [Number.NaN, Number.POSITIVE_INFINITY, 0])
      expect(stepCountdown(NO_COUNTDOWN, film(5, { lengthSeconds }), TERMS, 0)).toBe(NO_COUNTDOWN);
  });
});

describe('secondsUntilNext', () => {
  it('counts to the end, in the viewer’s time', () => {
    expect(secondsUntilNext(film(70), null)).toBe(30);
    expect(secondsUntilNext(film(70, { rate: 2 }), null)).toBe(15);
  });

  it('with credits, counts to the end of their countdown, unless the film ends before that', () => {
    expect(secondsUntilNext(film(50), 60)).toBe(18);
    expect(secondsUntilNext(film(80), 98)).toBe(20);
  });
});
