import { Form } from '@remix-run/react';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { DataTable } from '../data-table.tsx';
import { Section } from './section.tsx';
import styles from './viewers.module.css';

interface Device {
  name: string | null;
  since: string;
  lastSeen: string;
}

/** Where a viewer is signed in, and how that ends everywhere. */
export function DeviceSection({ viewerId, devices }: { viewerId: string; devices: readonly Device[] }) {
  const { t } = useTranslation('studio');
  return (
    <Section
      id="devices"
      title={t('people_devices')}
      tools={
        devices.length > 0 ? (
          <Form method="post" action={editPaths.viewer({ id: viewerId })}>
            <Button
              type="submit"
              name="intent"
              value="sign-out"
              variant="secondary"
              icon={<LogOut aria-hidden="true" />}
            >
              {t('people_sign_out')}
            </Button>
          </Form>
        ) : null
      }
    >
      {devices.length > 0 ? (
        <DataTable
          caption={t('people_devices')}
          columns={[t('people_column_device'), t('people_column_signed_in'), t('people_column_last_seen')]}
          rows={devices.map(({ name, since, lastSeen }, index) => ({
            key: String(index),
            cells: [name ? <bdi key="name">{name}</bdi> : t('people_unknown_device'), since, lastSeen],
          }))}
        />
      ) : (
        <p className={styles.none}>{t('people_no_devices')}</p>
      )}
    </Section>
  );
}
