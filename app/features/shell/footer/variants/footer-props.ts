import type { ShellModel } from '../../chrome/shell-model.ts';
import type { FooterModel } from '../../chrome/site-chrome.ts';

/** What every footer that a brand's owner has set up is given. */
export interface FooterProps {
  shell: ShellModel;
  model: FooterModel;
}
