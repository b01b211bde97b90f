import { Form, useNavigation } from '@remix-run/react';
import LaptopMinimal from 'lucide-react/icons/laptop-minimal';
import LogOut from 'lucide-react/icons/log-out';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Tv from 'lucide-react/icons/tv';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './device-list.module.css';
import type { Device, DeviceKind } from './device-model.ts';

const ICONS = {
  phone: Smartphone,
  tablet: Tablet,
  tv: Tv,
  computer: LaptopMinimal,
  unknown: MonitorSmartphone,
} satisfies Record<DeviceKind, unknown>;

/** Where the member is signed in; each place can be signed out from here. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('account');
  const list = useFocusOnShorter(devices.length);
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('sessions_title')}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {hasOthers ? <EndOthers /> : <p className={styles.alone}>{t('only_here')}</p>}
    </>
  );
}

/** A button that ended a session goes with it. */
function useFocusOnShorter(length: number) {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) ref.current?.focus();
    before.current = length;
  }, [length]);
  return ref;
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation('account');
  const Icon = ICONS[device.kind];
  const name = device.name ?? t('unknown_device');
  return (
    <li className={styles.device}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {device.isCurrent ? <Badge tone="positive">{t('this_device')}</Badge> : null}
        </p>
        <Times device={device} />
      </div>
      {device.isCurrent ? null : <EndOne id={device.id} name={name} />}
    </li>
  );
}

function Times({ device: { signedIn, lastSeen, isCurrent } }: { device: Device }) {
  const { t } = useTranslation('account');
  return (
    <p className={styles.times}>
      <time dateTime={signedIn.iso}>{t('signed_in_on', { date: signedIn.date, time: signedIn.time })}</time>
      {isCurrent ? null : <time dateTime={lastSeen.iso}>{t('last_seen', { when: lastSeen.when })}</time>}
    </p>
  );
}

function EndOne({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('account');
  const isBusy = useNavigation().formData?.get('id') === id;
  return (
    <Form method="post" action={paths.profileSessions()} className={styles.end}>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-label={t('end_session_of', { name })}
        aria-disabled={isBusy || undefined}
      >
        {t('end_session')}
      </Button>
    </Form>
  );
}

function EndOthers() {
  const { t } = useTranslation('account');
  return (
    <Form method="post" action={paths.profileSessions()} className={styles.others}>
      <input type="hidden" name="intent" value="end-others" />
      <Button type="submit" variant="secondary" icon={<LogOut aria-hidden="true" />}>
        {t('end_others')}
      </Button>
      <p>{t('end_others_note')}</p>
    </Form>
  );
}
