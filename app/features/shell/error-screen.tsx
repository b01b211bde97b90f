import CloudOff from 'lucide-react/icons/cloud-off';
import Compass from 'lucide-react/icons/compass';
import Lock from 'lucide-react/icons/lock';
import ServerCrash from 'lucide-react/icons/server-crash';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { useLinkTarget } from '#app/ui/contexts/link-target.ts';
import styles from './error-screen.module.css';

const SCREENS = {
  400: { key: 'bad_request', Icon: TriangleAlert },
  403: { key: 'forbidden', Icon: Lock },
  404: { key: 'not_found', Icon: Compass },
  500: { key: 'server_error', Icon: ServerCrash },
  503: { key: 'unavailable', Icon: CloudOff },
} as const;

type Kind = 'offline' | 'account-disabled';

/** A page that could not be shown, in words of ours: a viewer never reads a program's. */
export function ErrorScreen({
  status,
  kind,
  retryHref,
  isAlone = false,
}: {
  status: number;
  kind?: Kind | undefined;
  /** Where "try again" leads; without it only the way home is offered. */
  retryHref?: string | undefined;
  /** Without the site chrome it has to be the page's main part itself. */
  isAlone?: boolean;
}) {
  const { t } = useTranslation('errors');
  const target = useLinkTarget();
  if (kind === 'account-disabled') return <AccountDisabled />;
  const { key, Icon } = kind === 'offline' ? { key: 'offline', Icon: CloudOff } : screenOf(status);
  const canRetry = retryHref !== undefined && (status >= 500 || kind === 'offline');
  return (
    <Screen
      isAlone={isAlone}
      icon={<Icon aria-hidden="true" />}
      code={kind === 'offline' ? undefined : String(status)}
      title={t(`${key}_title`)}
      text={t(`${key}_text`)}
    >
      {canRetry ? (
        <LinkButton to={retryHref} target="_self" reloadDocument>
          {t('try_again')}
        </LinkButton>
      ) : null}
      <LinkButton
        to={paths.home()}
        variant={canRetry ? 'secondary' : 'primary'}
        reloadDocument={status >= 500}
      >
        {t('go_home')}
      </LinkButton>
      {status === 404 ? (
        <Link to={paths.search()} className={styles.link} {...target}>
          {t('search_instead')}
        </Link>
      ) : null}
    </Screen>
  );
}

/** Every path of an inactive account (viewer.md §2). There is nowhere to go, so it offers no link. */
export function AccountDisabled() {
  const { t } = useTranslation('errors');
  return (
    <Screen
      isAlone
      icon={<Lock aria-hidden="true" />}
      title={t('account_disabled_title')}
      text={t('account_disabled_text')}
    />
  );
}

function screenOf(status: number) {
  if (Object.hasOwn(SCREENS, status)) return SCREENS[status as keyof typeof SCREENS];
  return status >= 500 ? SCREENS[500] : SCREENS[400];
}

function Screen({
  icon,
  code,
  title,
  text,
  isAlone,
  children,
}: {
  isAlone: boolean;
  icon: ReactNode;
  code?: string | undefined;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const screen = (
    <section className={styles.screen}>
      <span className={styles.icon}>{icon}</span>
      {code ? <p className={styles.code}>{code}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </section>
  );
  return isAlone ? <main className={styles.alone}>{screen}</main> : screen;
}
