import { Await } from '@remix-run/react';
import { Suspense } from 'react';
import styles from './form-links.module.css';

export interface FormLink {
  label: string;
  href: string;
}

/** Where no scripts run, what would float over the page is a link at its end. */
export function FormLinks({ links }: { links: FormLink[] | { deferred: Promise<FormLink[]> } }) {
  if (!('deferred' in links)) return <Links links={links} />;
  return (
    <Suspense fallback={null}>
      <Await resolve={links.deferred}>{(loaded) => <Links links={loaded} />}</Await>
    </Suspense>
  );
}

function Links({ links }: { links: readonly FormLink[] }) {
  if (links.length === 0) return null;
  return (
    <noscript>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
