import type { FooterModel } from '../../chrome/site-chrome.ts';
import type { ShellModel } from '../../chrome/shell-model.ts';

/** What every footer that a brand's owner has set up is given. */
export interface FooterProps {
  shell: ShellModel;
  model: FooterModel;
}
