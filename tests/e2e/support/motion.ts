/** The pages of a viewer who wants no motion: nothing slides, turns or plays by itself. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The pages as most viewers have them: for tests of sliders, trailers and what else moves by itself. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
