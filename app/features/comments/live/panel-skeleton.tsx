import { useTranslation } from 'react-i18next';
import message from '#app/ui/components/field/message-field.module.css';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import line from './comment-line.module.css';
import stream from './comment-stream.module.css';
import panel from './live-comments.module.css';
import './send-box.module.css';

/**
 * Shown until the panel's lazy chunk is loaded. It imports the panel's styles, which the server's HTML would
 * lack as the styles of a lazy component.
 */
export function PanelSkeleton() {
  const { t } = useTranslation('live_comments');
  return (
    <section className={panel.panel} aria-label={t('live_comment')} aria-busy="true">
      <div className={panel.head}>
        <h2 className={panel.title}>{t('live_comment')}</h2>
      </div>
      <div className={stream.viewport}>
        <div className={stream.stream}>
          <div className={panel.skeleton}>
            {[0, 1, 2, 3].map((place) => (
              <div className={line.line} key={place}>
                <Skeleton shape="round" />
                <div>
                  <Skeleton />
                  <Skeleton />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={panel.foot}>
        <div className={message.box} data-compact>
          <span className={message.text}>&nbsp;</span>
        </div>
      </div>
    </section>
  );
}
