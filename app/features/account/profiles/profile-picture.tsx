import type { LucideIcon } from 'lucide-react';
import Bot from 'lucide-react/icons/bot';
import Cat from 'lucide-react/icons/cat';
import Fish from 'lucide-react/icons/fish';
import Flower from 'lucide-react/icons/flower-2';
import Leaf from 'lucide-react/icons/leaf';
import Moon from 'lucide-react/icons/moon';
import Sailboat from 'lucide-react/icons/sailboat';
import Star from 'lucide-react/icons/star';
import type { ProfilePicture as Name } from '#app/contract/profile-pictures.ts';
import styles from './profile-picture.module.css';

const ICONS: Record<Exclude<Name, 'initial'>, LucideIcon> = {
  boat: Sailboat,
  cat: Cat,
  fish: Fish,
  flower: Flower,
  leaf: Leaf,
  moon: Moon,
  robot: Bot,
  star: Star,
};

/** A coloured tile with a figure, or with the first letter of the name. Decoration beside the name itself. */
export function ProfilePicture({ picture, name }: { picture: Name; name: string }) {
  const Icon = picture === 'initial' ? null : ICONS[picture];
  return (
    <span className={styles.picture} data-picture={picture} aria-hidden="true">
      {Icon ? <Icon /> : initialOf(name)}
    </span>
  );
}

/** By whole characters: a name may begin with one that takes two places. */
function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '?').toLocaleUpperCase();
}
