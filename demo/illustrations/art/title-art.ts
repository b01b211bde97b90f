import type { SceneName } from '../browser/glsl/scene-shaders.ts';
import type { Picture, Prop, Vec4 } from '../browser/types.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { presetOf } from './presets.ts';

/** How one title's picture is made; what is absent comes from the scene's preset and the seed. */
export interface TitleArt {
  scene: SceneName;
  palette: PaletteName;
  seed: number;
  a?: Vec4;
  b?: Vec4;
  props?: readonly Prop[];
  /** Also rendered as a banner: the view shifted so that the start side stays free for words. */
  banner?: boolean;
  /** Lettering of the 2:3 poster; no poster without it. */
  poster?: string;
}

export function toPicture(art: TitleArt): Picture {
  const [a, b] = presetOf(art.scene, art.seed);
  return {
    scene: art.scene,
    palette: palettes[art.palette],
    seed: art.seed,
    a: art.a ?? a,
    b: art.b ?? b,
    props: art.props ?? [],
  };
}
