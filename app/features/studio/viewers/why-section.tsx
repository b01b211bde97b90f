import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { SearchForm } from '../search-form.tsx';
import type { Why, WhyStep } from './load-why.server.ts';
import { Section } from './section.tsx';
import styles from './viewers.module.css';

/** A title is chosen by its name, then every rule that decides about it is shown. */
export function WhySection({ viewerId, why }: { viewerId: string; why: Why }) {
  const { t } = useTranslation('studio');
  const { search, titles, explained } = why;
  return (
    <Section id="why" title={t('people_why')} about={t('people_why_about')}>
      <SearchForm
        action={`${editPaths.viewer({ id: viewerId })}#why`}
        search={search}
        label={t('people_why_title')}
        button={t('find')}
      />
      {explained ? <Explained {...explained} /> : null}
      {titles?.length === 0 ? <p className={styles.none}>{t('people_why_no_title')}</p> : null}
      {titles && titles.length > 0 ? (
        <ul className={styles.titles} aria-label={t('people_why_choose')}>
          {titles.map(({ _id, title, is_published }) => (
            <li key={_id} className={styles.title}>
              <Link to={`${editPaths.viewer({ id: viewerId }, { title: _id })}#why`} className={styles.name}>
                <bdi>{title}</bdi>
              </Link>
              {is_published ? null : <Badge>{t('people_why_hidden')}</Badge>}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function Explained({ title, isPlayable, steps }: NonNullable<Why['explained']>) {
  const { t } = useTranslation('studio');
  const Icon = isPlayable ? CircleCheck : CircleX;
  return (
    <div className={styles.panel}>
      <p className={styles.verdict}>
        <Icon aria-hidden="true" className={isPlayable ? styles.passed : styles.failed} />
        <span>{t(isPlayable ? 'people_why_plays' : 'people_why_not', { title })}</span>
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.rule} {...step} />
        ))}
      </ol>
    </div>
  );
}

function Step({ rule, found, passed }: WhyStep) {
  const { t } = useTranslation('studio');
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <li className={styles.step} data-failed={passed ? undefined : true}>
      <Icon aria-hidden="true" className={passed ? styles.passed : styles.failed} />
      <span className={styles.rule}>
        <VisuallyHidden>{t(passed ? 'people_why_yes' : 'people_why_no')} </VisuallyHidden>
        {rule}
      </span>
      <span className={styles.found}>{found}</span>
    </li>
  );
}
