import type { FooterModel } from '../frame-model.ts';
import type { ShellModel } from '../shell-model.ts';

/** What every footer that a brand's owner has set up is given. */
export interface FooterProps {
  shell: ShellModel;
  model: FooterModel;
}
