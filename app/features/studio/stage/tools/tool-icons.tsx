import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import styles from './tool-icons.module.css';

const ICONS = {
  edit: PencilLine,
  delete: Trash2,
  copy: Copy,
  up: ArrowUp,
  down: ArrowDown,
  add: Plus,
  layout: LayoutTemplate,
} as const;

type ToolName = keyof typeof ICONS;

const idOf = (name: string) => `tool-${name}`;

/** What the tools of all blocks are drawn with, once on a page: its blocks have hundreds of them. */
export const ToolIcons = memo(function ToolIcons() {
  return (
    <svg className={styles.icons} aria-hidden="true">
      <defs>
        {Object.entries(ICONS).map(([name, Icon]) => (
          <Icon key={name} id={idOf(name)} />
        ))}
      </defs>
    </svg>
  );
});

/** One of them, where `ToolIcons` is on the page. */
export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
