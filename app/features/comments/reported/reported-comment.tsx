import { Form, useNavigation } from '@remix-run/react';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/lib/counts.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { ClampedText } from '#app/ui/components/clamped-text/clamped-text.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { focusSibling } from '#app/ui/focus/focus-sibling.ts';
import { REASON_KEYS } from '../comment/comment-texts.ts';
import styles from './reported-comment.module.css';
import type { ReportedItem } from './reported-model.ts';

/** The comment, its author and place, why it was reported, and the two decisions about it. */
export function ReportedComment({ item, isHidden }: { item: ReportedItem; isHidden: boolean }) {
  const { t } = useTranslation(['moderation', 'community']);
  const { id, comment, place, reasons, reportCount } = item;
  const isPending = useNavigation().formData?.get('id') === id;
  return (
    <li className={styles.item} data-busy={isPending || undefined}>
      <p className={styles.by}>
        <bdi className={styles.name}>{comment.name || t('a_viewer', { ns: 'community' })}</bdi>
        <time dateTime={comment.time.iso} title={comment.time.full}>
          {comment.time.text}
        </time>
        {place ? (
          <span>
            {t('on')}{' '}
            <Link to={place.href} className={styles.place}>
              <bdi>{place.name}</bdi>
            </Link>
          </span>
        ) : null}
      </p>
      <ClampedText
        text={comment.text}
        isLong={comment.isLong}
        lines={4}
        moreLabel={t('read_more', { ns: 'community' })}
        lessLabel={t('read_less', { ns: 'community' })}
      />
      {reportCount > 0 ? <Reasons reasons={reasons} reportCount={reportCount} /> : null}
      <DecisionForm id={id} isHidden={isHidden} />
    </li>
  );
}

function Reasons({ reasons, reportCount }: Pick<ReportedItem, 'reasons' | 'reportCount'>) {
  const { t, i18n } = useTranslation(['moderation', 'community']);
  return (
    <ul className={styles.reasons} aria-label={t('reports', { count: reportCount })}>
      <li>
        <Badge tone="danger">{t('reports', { count: reportCount })}</Badge>
      </li>
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          <Badge>
            {t(REASON_KEYS[reason], { ns: 'community' })}
            {count > 1 ? ` · ${formatCount(count, i18n.language)}` : null}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function DecisionForm({ id, isHidden }: { id: string; isHidden: boolean }) {
  const { t } = useTranslation(['moderation', 'community']);
  return (
    <Form
      method="post"
      preventScrollReset
      className={styles.acts}
      onSubmit={({ currentTarget }) => focusSibling(currentTarget.closest('li'))}
    >
      <input type="hidden" name="id" value={id} />
      {isHidden ? (
        <Act intent="show" icon={Eye}>
          {t('show_comment', { ns: 'community' })}
        </Act>
      ) : (
        <>
          <Act intent="hide" icon={EyeOff}>
            {t('hide')}
          </Act>
          <Act intent="show" icon={Check}>
            {t('keep')}
          </Act>
        </>
      )}
    </Form>
  );
}

function Act({
  intent,
  icon: Icon,
  children,
}: {
  intent: 'show' | 'hide';
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={intent === 'hide' ? 'danger' : 'secondary'}
      size="small"
      icon={<Icon aria-hidden="true" />}
    >
      {children}
    </Button>
  );
}
