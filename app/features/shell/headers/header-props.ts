import type { HeaderModel } from '../frame-model.ts';
import type { ShellModel } from '../shell-model.ts';

/** What every header that a brand's owner has set up is given. */
export interface HeaderProps {
  shell: ShellModel;
  model: HeaderModel;
}
