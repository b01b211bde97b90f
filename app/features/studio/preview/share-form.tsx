import { Form } from '@remix-run/react';
import Link2 from 'lucide-react/icons/link-2';
import { useTranslation } from 'react-i18next';
import { SharedAddress } from '#app/features/sharing/shared-address.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import type { PreviewPageModel } from './load-preview-page.server.ts';
import styles from './share-form.module.css';

/** A link for people without a role, and those that work now. */
export function ShareForm({
  action,
  commandId,
  snapshot,
  made,
  links,
  days,
}: {
  action: string;
  commandId: string;
  snapshot: string;
  /** The address of the link that was made just now: nothing shows it again. */
  made: string | null;
} & Pick<PreviewPageModel, 'links' | 'days'>) {
  const { t } = useTranslation('edit');
  return (
    <section className={styles.share} aria-labelledby="preview-share">
      <h2 id="preview-share">{t('preview_share')}</h2>
      <p className={styles.text}>{t(snapshot ? 'preview_share_version' : 'preview_share_text', { days })}</p>
      {made ? (
        <div>
          <SharedAddress url={made} label={t('preview_made')} />
          <p className={styles.text}>{t('preview_made_help')}</p>
        </div>
      ) : null}
      <Form method="post" action={action} replace preventScrollReset>
        <input type="hidden" name="intent" value="share" />
        <input type="hidden" name="command_id" value={commandId} />
        <input type="hidden" name="version" value={snapshot} />
        <Button type="submit" variant="secondary" icon={<Link2 aria-hidden="true" />}>
          {t('preview_make')}
        </Button>
      </Form>
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map(({ id, by, until, isOfDrafts }) => {
            const name = t(isOfDrafts ? 'preview_link_drafts' : 'preview_link_version');
            const facts = [by ? t('changed_by', { name: by }) : '', t('preview_until', { time: until })];
            return (
              <li key={id} className={styles.link}>
                <span>
                  {name} <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
                </span>
                <Form method="post" action={action} replace preventScrollReset>
                  <input type="hidden" name="intent" value="end" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    variant="quiet"
                    size="small"
                    aria-label={t('act_on', { act: t('preview_end'), name: `${name}, ${until}` })}
                  >
                    {t('preview_end')}
                  </Button>
                </Form>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
