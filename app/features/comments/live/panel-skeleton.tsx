import { useTranslation } from 'react-i18next';
import message from '#app/ui/components/field/message-field.module.css';
import line from './comment-line.module.css';
import stream from './comment-stream.module.css';
import panel from './live-comments.module.css';
import './send-box.module.css';

/**
 * The panel until its code is here. It also brings the panel's look with the page: styles of what is lazy are
 * missing in the server's HTML.
 */
export function PanelSkeleton() {
  const { t } = useTranslation('live_comments');
  return (
    <section className={panel.panel} aria-label={t('live_comment')} aria-busy="true">
      <div className={panel.head}>
        <h2 className={panel.title}>{t('live_comment')}</h2>
      </div>
      <div className={stream.frame}>
        <div className={stream.stream}>
          <div className={line.line}>
            <span className={line.initial} />
          </div>
        </div>
      </div>
      <div className={panel.foot}>
        <div className={message.box} data-compact>
          <span className={message.text} />
        </div>
      </div>
    </section>
  );
}
