import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './logo.module.css';
import type { ShellModel } from './shell-model.ts';

/**
 * The logo's width is the brand's own, so it gets a box: nothing moves when it comes. A broken one leaves the
 * name.
 */
export function Logo({ shell }: { shell: Pick<ShellModel, 'title' | 'logoSrc' | 'logoPlate'> }) {
  return (
    <Link to={paths.homeAlias()} className={styles.logo}>
      <img data-plate={shell.logoPlate} src={shell.logoSrc} alt={shell.title} width={132} height={40} />
    </Link>
  );
}
