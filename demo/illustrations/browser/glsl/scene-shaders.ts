import { arches, geo, silk, still, trails } from './abstract.ts';
import { clouds, dunes, sea, terrain } from './land.ts';
import { forest, underwater, zen } from './nature.ts';
import { aurora, bokeh, planet } from './night.ts';
import { city, gym, road, shaft, stage } from './town.ts';

/** Scene family → GLSL body. */
export const sceneShaders = {
  terrain,
  dunes,
  sea,
  clouds,
  aurora,
  planet,
  bokeh,
  city,
  shaft,
  stage,
  road,
  gym,
  forest,
  underwater,
  zen,
  arches,
  still,
  silk,
  trails,
  geo,
} as const;

export type SceneName = keyof typeof sceneShaders;
