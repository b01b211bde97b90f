import { expect, it } from 'vitest';
import { trailerChoices, trailerKey } from '#app/features/playback/trailer/trailer-key.ts';

it('a trailer is played in 480 lines, and as it is named where there are none', () => {
  expect(trailerChoices(trailerKey('film', 360))).toEqual([trailerKey('film', 480), trailerKey('film', 360)]);
});

it('a trailer that names no quality is taken as it is', () => {
  expect(trailerChoices('public/trailer/film/master.m3u8')).toEqual(['public/trailer/film/master.m3u8']);
  expect(trailerChoices(trailerKey('film', 480))).toEqual([trailerKey('film', 480)]);
});
