import { useTranslation } from 'react-i18next';
import { directionOf } from '#app/features/i18n/direction.ts';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './comparison.module.css';
import type { FieldLine, ShownValue } from './field-lines.ts';
import type { Comparison } from './load-comparison.server.ts';
import { type Split, splitDifference } from './split-difference.ts';

/** Fields with their words before and after, beside each other where there is room. */
export function FieldLines({
  lines,
  languages,
  sides = 'both',
  isOfDocument = false,
}: {
  lines: readonly FieldLine[];
  languages: Comparison['languages'];
  /** Of what was added or removed, there is one. */
  sides?: 'both' | 'before' | 'after';
  isOfDocument?: boolean;
}) {
  const { t } = useTranslation(['edit', 'edit_fields']);
  const nameOf = ({ path, language }: FieldLine) => {
    const isLayout = path[0] === 'config';
    const names = path.map((part, index) => {
      if (typeof part === 'number') return t('row', { ns: 'edit_fields', number: part });
      if (isLayout && index === 0) return t('layout', { ns: 'edit_fields' });
      if (isLayout) return t([`edit_fields:layout_${part}`, `edit_fields:${part}`], { defaultValue: part });
      const key = isOfDocument ? `publish_field_${part}` : `edit_fields:field_${part}`;
      return t(key, { defaultValue: part });
    });
    const inLanguage = languages.find(({ code }) => code === language)?.name ?? language;
    return [...names, ...(inLanguage === null ? [] : [inLanguage])];
  };
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines} data-sides={sides}>
      {lines.map((line) => {
        const { path, language, before, after } = line;
        const [old, now] = sidesOf(before, after);
        return (
          <div key={JSON.stringify([path, language])} className={styles.line}>
            <dt className={styles.field}>
              {nameOf(line).join(' › ')}
              {isSameText(before, after) ? (
                <span className={styles.note}>{t('compare_formatting')}</span>
              ) : null}
            </dt>
            {sides === 'after' ? null : (
              <dd className={styles.side}>
                <span className={styles.label}>{t('compare_before')}</span>
                <Words value={before} split={old} language={language} isOld />
              </dd>
            )}
            {sides === 'before' ? null : (
              <dd className={styles.side}>
                <span className={styles.label}>{t('compare_after')}</span>
                <Words value={after} split={now} language={language} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Rich text of the same words. */
const isSameText = (before: ShownValue, after: ShownValue) =>
  before?.kind === 'text' && after?.kind === 'text' && before.text === after.text;

function ComparedPicture({ picture: { key, alt } }: { picture: Extract<ShownValue, { kind: 'picture' }> }) {
  const { t } = useTranslation('edit');
  return (
    <>
      <Picture
        source={toPictureSource(key, useAssetOrigin(), 'card')}
        sizes="240px"
        className={styles.picture}
      />
      {alt === '' ? (
        <span className={styles.nothing}>{t('media_no_alt')}</span>
      ) : (
        <bdi className={styles.words}>{alt}</bdi>
      )}
    </>
  );
}

function sidesOf(before: ShownValue, after: ShownValue): readonly [Split | null, Split | null] {
  if (before?.kind !== 'text' || after?.kind !== 'text') return [null, null];
  const split = splitDifference(before.text, after.text);
  return [split.before, split.after];
}

function Words({
  value,
  split,
  language,
  isOld = false,
}: {
  value: ShownValue;
  split: Split | null;
  language: string | null;
  isOld?: boolean;
}) {
  const { t } = useTranslation('edit');
  const { t: fieldText } = useTranslation('edit_fields');
  if (value === null) return <span className={styles.nothing}>{t('compare_nothing')}</span>;
  if (value.kind === 'picture') return <ComparedPicture picture={value} />;
  if (value.kind === 'switch') return <span>{t(value.isOn ? 'compare_on' : 'compare_off')}</span>;
  if (value.kind === 'choice')
    return <span>{fieldText(`${value.value}_choice`, { defaultValue: value.value })}</span>;
  if (value.kind === 'style')
    return (
      <span>
        {value.value === ''
          ? fieldText('as_usual')
          : fieldText(`style_${value.value}`, { defaultValue: value.value })}
      </span>
    );
  if (value.kind === 'link') {
    const type = fieldText(`link_${value.type}`, { defaultValue: value.type });
    return (
      <span className={styles.words}>
        {type}
        {value.target === '' ? null : (
          <>
            {': '}
            <bdi>{value.target}</bdi>
          </>
        )}
      </span>
    );
  }
  // What is all new, or all gone, is no difference within a text.
  const [front, middle, end] = split ?? [value.text, '', ''];
  const Mark = isOld ? 'del' : 'ins';
  const written = language === null ? { dir: 'auto' } : { lang: language, dir: directionOf(language) };
  return (
    <span {...written} className={styles.words}>
      {front}
      {middle === '' ? null : <Mark className={styles.mark}>{middle}</Mark>}
      {end}
    </span>
  );
}
