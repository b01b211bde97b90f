import type { HeaderModel } from '../../chrome/site-chrome.ts';
import type { ShellModel } from '../../chrome/shell-model.ts';

/** What every header that a brand's owner has set up is given. */
export interface HeaderProps {
  shell: ShellModel;
  model: HeaderModel;
}
