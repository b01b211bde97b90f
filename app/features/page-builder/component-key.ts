/** The page itself, as a component that blocks are rendered in. */
export const BLOCK_PAGE = 'blockPage';
/** A member's row of started titles. */
export const CONTINUE_LANE = 'continueLane';
/** What guests are offered, on a classic home. */
export const GUEST_OFFER = 'guestOffer';
/** The home of brands that have built none. */
export const CLASSIC_HOME = 'classicHome';

/**
 * `./blocks/banners/flyer-intro/block.tsx` and `./flyer-intro.tsx` → `flyerIntro`, as templates name the
 * component.
 */
export function componentKeyOf(path: string): string {
  const names = path.split('/');
  const file = names.at(-1)?.replace(/\..*$/, '') ?? '';
  const name = file === 'block' || file === 'definition' ? (names.at(-2) ?? '') : file;
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `flyerIntro` → `FlyerIntro`, the component's name in its module. */
export function exportNameOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
