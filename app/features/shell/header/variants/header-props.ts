import type { ShellModel } from '../../chrome/shell-model.ts';
import type { HeaderModel } from '../../chrome/site-chrome.ts';

/** What every header that a brand's owner has set up is given. */
export interface HeaderProps {
  shell: ShellModel;
  model: HeaderModel;
}
